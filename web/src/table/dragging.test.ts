import { describe, expect, it, vi } from 'vitest';
import { dragging } from './dragging';
import type { Scene } from './scene.svelte';

const scene = { isDraft: true, detail: null, press: vi.fn(), carry: vi.fn() } as unknown as Scene;

function pointer(type: string, target: EventTarget, x: number): void {
  target.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: 0, button: 0, pointerType: 'mouse', bubbles: true }),
  );
}

describe('something that is dragged', () => {
  it('lights up what would take it, as long as it is over that', () => {
    document.body.innerHTML = `<div><button class="thing offered" data-thing="a"></button>
      <button class="thing offered" data-thing="b"></button><button class="thing dimmed" data-thing="c"></button></div>`;
    const [group, a, b, c] = ['div', '[data-thing=a]', '[data-thing=b]', '[data-thing=c]'].map(
      (name) => document.querySelector(name) as HTMLElement,
    );
    const { destroy } = dragging(group as HTMLElement, scene);
    let under = b;
    document.elementFromPoint = () => under ?? null;
    pointer('pointerdown', a as HTMLElement, 0);
    pointer('pointermove', window, 40);
    expect(b?.classList.contains('aimed')).toBe(true);
    under = c;
    pointer('pointermove', window, 60);
    expect(document.querySelector('.aimed')).toBeNull();
    under = b;
    pointer('pointermove', window, 40);
    pointer('pointerup', window, 40);
    expect(document.querySelector('.aimed')).toBeNull();
    destroy();
  });
});
