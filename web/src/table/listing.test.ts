import { describe, expect, it } from 'vitest';
import { listing } from './listing';

function laid(): HTMLElement {
  document.body.innerHTML = `<section><ul><li><button>a</button></li><li><button disabled>b</button></li></ul>
    <details><summary>more</summary><ul><li><button>c</button></li></ul></details><ul><li><button>d</button></li></ul></section>`;
  const list = document.querySelector('section') as HTMLElement;
  listing(list);
  return list;
}

function press(key: string): string {
  const from = document.activeElement as HTMLElement;
  from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement?.textContent ?? '';
}

describe('a list of options', () => {
  it('is walked through by arrow keys, past what is folded or cannot be pressed', () => {
    laid().querySelector('button')?.focus();
    expect(press('ArrowDown')).toBe('more');
    expect(press('ArrowDown')).toBe('d');
    expect(press('ArrowDown')).toBe('d');
    expect(press('ArrowUp')).toBe('more');
    expect(press('Home')).toBe('a');
    expect(press('End')).toBe('d');
  });
});
