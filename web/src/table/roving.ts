// One tab stop for a group of things; arrow keys move among them by where they lie.
const THINGS = '[data-thing], [data-about]';

/** `reads`: to the right and left arrows go as one reads, from line to line. */
export function roving(group: HTMLElement, { reads = false }: { reads?: boolean } = {}) {
  const things = () => [...group.querySelectorAll<HTMLElement>(THINGS)];
  let visited: HTMLElement | null = null; // where the focus was last

  function stopAt(thing: HTMLElement | undefined): void {
    for (const other of things()) {
      const wanted = other === thing ? 0 : -1;
      if (other.tabIndex !== wanted) other.tabIndex = wanted; // writing the same again would style it again
    }
  }

  function keepOneStop(): void {
    const all = things();
    const first = all.find((thing) => thing.dataset.thing !== undefined) ?? all[0];
    stopAt(all.find((thing) => thing === visited) ?? first);
  }

  function focused(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    if (!thing) return;
    visited = thing;
    stopAt(thing);
  }

  function moved(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    const to = from && ((reads ? read(event.key, from, things()) : undefined) ?? goal(event.key, from, things()));
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  const watcher = new MutationObserver(keepOneStop);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', moved);
  keepOneStop();
  return { destroy: () => watcher.disconnect() };
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function goal(key: string, from: HTMLElement, things: HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return things[0];
  if (key === 'End') return things.at(-1);
  const direction = DIRECTIONS[key];
  return direction && nearest(direction, from, things);
}

function read(key: string, from: HTMLElement, things: HTMLElement[]): HTMLElement | undefined {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
  return things[things.indexOf(from) + (steps[key] ?? things.length)];
}

/** The nearest thing in a direction; sideways distance counts three times. */
function nearest([x, y]: [number, number], from: HTMLElement, things: HTMLElement[]): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const there = middle(thing);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (thing === from || ahead < 2 || ahead + aside * 3 >= least) continue;
    best = thing;
    least = ahead + aside * 3;
  }
  return best;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
