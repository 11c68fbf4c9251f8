// On a phone the sheet lies over the board: what can be chosen is brought to where it is seen.
const PHONE = '(max-width: 59.99rem)';
const GAP = 8; // pixels

/** Scroll to the first thing that can be chosen, unless one of them is in sight. */
export function bringIntoReach(root: HTMLElement): void {
  if (!matchMedia(PHONE).matches) return;
  const sheet = root.querySelector('.sheet')?.getBoundingClientRect();
  const onBoard = [...root.querySelectorAll<HTMLElement>('.board .thing:is(.offered, .faint)')];
  const own = [...root.querySelectorAll<HTMLElement>('.own-place .thing:is(.offered, .faint)')];
  const covered = stuckHeight(root) + GAP;
  const inSight = (thing: HTMLElement) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top >= covered && bottom <= (sheet?.top ?? innerHeight);
  };
  const smooth = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  own[0]?.scrollIntoView({ block: 'nearest', behavior: smooth });
  const [first] = onBoard;
  if (own.length || !first || onBoard.some(inSight)) return;
  first.style.scrollMarginTop = `${covered}px`;
  first.scrollIntoView({ block: 'start', behavior: smooth });
}

/** How much of the board's top the strips of the other players cover, which stay there. */
function stuckHeight(root: HTMLElement): number {
  const strips = root.querySelector<HTMLElement>('.others');
  return strips && getComputedStyle(strips).position === 'sticky' ? strips.offsetHeight : 0;
}
