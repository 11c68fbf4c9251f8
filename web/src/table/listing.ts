// Arrow keys move among the entries of a list of buttons, and of its folded headings.
const ENTRIES = 'summary, li button:not(:disabled)';
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function listing(list: HTMLElement) {
  function moved(event: KeyboardEvent): void {
    const entries = [...list.querySelectorAll<HTMLElement>(ENTRIES)].filter(isUnfolded);
    const at = entries.indexOf(event.target as HTMLElement);
    const to = goal(event.key, at, entries);
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  }

  list.addEventListener('keydown', moved);
  return { destroy: () => list.removeEventListener('keydown', moved) };
}

function goal(key: string, at: number, entries: HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  const step = STEPS[key];
  return step ? entries[at + step] : undefined;
}

const isUnfolded = (entry: Element) => entry.tagName === 'SUMMARY' || entry.closest('details:not([open])') === null;
