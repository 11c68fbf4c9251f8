// On a phone the sheet lies over the board: what can be chosen is brought to where it is seen.
const PHONE = '(max-width: 59.99rem)';

/** Scroll to the first thing that can be chosen, unless one of them is in sight. */
export function bringIntoReach(root: HTMLElement): void {
  if (!matchMedia(PHONE).matches) return;
  const sheet = root.querySelector('.sheet')?.getBoundingClientRect();
  const onBoard = [...root.querySelectorAll<HTMLElement>('.board .thing:is(.offered, .faint)')];
  const own = [...root.querySelectorAll<HTMLElement>('.own-place .thing:is(.offered, .faint)')];
  const inSight = (thing: HTMLElement) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top >= 0 && bottom <= (sheet?.top ?? innerHeight);
  };
  const smooth = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  own[0]?.scrollIntoView({ block: 'nearest', behavior: smooth });
  if (!own.length && !onBoard.some(inSight)) onBoard[0]?.scrollIntoView({ block: 'start', behavior: smooth });
}
