// Pieces move from where they lay to where they lie: FLIP over the few pieces of a board, with the Web Animations API.
const DURATION = 320;
const EASING = 'cubic-bezier(.2,.75,.3,1)';

interface Place {
  piece: string;
  box: DOMRect;
}

/** A piece is an element with `data-piece` (what it is), `data-spot` (where it lies) and perhaps `data-from`. */
export class Motion {
  private before = new Map<string, Place>();

  /** Remember where everything lies; to be called before the table changes. */
  look(root: HTMLElement): void {
    this.before = new Map();
    for (const element of pieces(root))
      this.before.set(spotOf(element), { piece: pieceOf(element), box: boxOf(element) });
  }

  /** Let every piece that now lies elsewhere move there from where it lay. */
  play(root: HTMLElement): void {
    if (!this.before.size || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const now = pieces(root);
    const stayed = new Set(now.filter((one) => this.before.get(spotOf(one))?.piece === pieceOf(one)).map(spotOf));
    const gone = [...this.before].filter(([spot]) => !stayed.has(spot)).map(([, place]) => place);
    const flights = now.flatMap((element) => {
      const from = stayed.has(spotOf(element))
        ? this.before.get(spotOf(element))?.box
        : (takeFrom(gone, pieceOf(element)) ?? sourceOf(root, element));
      return from ? [{ element, from, to: boxOf(element) }] : [];
    });
    for (const { element, from, to } of flights) fly(element, from, to); // measured first, or each would lay out again
    for (const place of gone) sink(root, place);
    this.before = new Map();
  }
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  if (!to.width || !from.width || Math.abs(x) + Math.abs(y) < 3) return;
  const scale = Math.min(2.5, Math.max(0.3, from.width / to.width));
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30, position: 'relative' },
      { transform: 'none', zIndex: 30, position: 'relative' },
    ],
    { duration: DURATION, easing: EASING },
  );
}

/** What is no longer on the table goes to the pile for its kind. */
function sink(root: HTMLElement, { piece, box }: Place): void {
  const pile = root.querySelector<HTMLElement>(`[data-sink="${piece.split(':')[0]}"]`);
  if (!pile || !box.width) return;
  const to = boxOf(pile);
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  Object.assign(ghost.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(ghost);
  const x = to.x + to.width / 2 - box.x - box.width / 2;
  const y = to.y + to.height / 2 - box.y - box.height / 2;
  const scale = to.width / box.width;
  const end = { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.3 };
  ghost.animate([{ transform: 'none', opacity: 1 }, end], { duration: DURATION, easing: EASING }).onfinish = () =>
    ghost.remove();
}

function takeFrom(gone: Place[], piece: string): DOMRect | undefined {
  const at = gone.findIndex((place) => place.piece === piece);
  return at < 0 ? undefined : gone.splice(at, 1)[0]?.box;
}

function sourceOf(root: HTMLElement, element: HTMLElement): DOMRect | undefined {
  const source = element.dataset.from;
  const found = source && root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(source)}"]`);
  return found ? boxOf(found) : undefined;
}

const pieces = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-piece]')];
const spotOf = (element: HTMLElement) => element.dataset.spot ?? '';
const pieceOf = (element: HTMLElement) => element.dataset.piece ?? '';
const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
