// Things are dragged onto others: the same as pressing one and then the other.
import type { Scene } from './scene.svelte';

const FAR = 7; // pixels after which a press has become a drag
const TAKES = '.offered, .faint, .possible, .picked, [data-ground]';
const AIMED = 'aimed'; // the class of what lies under what is dragged
const SCROLLS = 'manipulation'; // a finger on a thing like this scrolls

/** A group whose choosable things can be dragged onto others or their ground. Touch scrolls sideways, so a drag begins up or down. */
export function dragging(group: HTMLElement, scene: Scene) {
  let from: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;
  let isCarried = false; // it is picked, not just held

  const nameOf = (element: Element | null) => element?.closest<HTMLElement>('[data-thing]') ?? null;
  const goalAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing], [data-ground]') ?? null;
  const thingOf = (element: HTMLElement | null) => element?.dataset.thing ?? element?.dataset.ground ?? '';

  function pressed(event: PointerEvent): void {
    const thing = nameOf(event.target as Element);
    if (
      !thing?.matches('.offered, .faint, .possible, .picked') ||
      !scene.isDraft ||
      event.button !== 0 ||
      (event.pointerType === 'touch' && getComputedStyle(thing).touchAction === SCROLLS)
    )
      return;
    from = thing;
    start = { x: event.clientX, y: event.clientY };
  }

  function moved(event: PointerEvent): void {
    if (!from) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!ghost && Math.hypot(x, y) > FAR) lift(from);
    if (!ghost) return;
    ghost.style.translate = `${x}px ${y}px`;
    const goal = goalAt(event.clientX, event.clientY);
    aimAt(goal !== from && goal?.matches(TAKES) ? goal : null);
  }

  let aim: HTMLElement | null = null;

  /** What would take what is dragged lights up. */
  function aimAt(goal: HTMLElement | null): void {
    if (goal === aim) return;
    aim?.classList.remove(AIMED);
    goal?.classList.add(AIMED);
    aim = goal;
  }

  function lift(thing: HTMLElement): void {
    const box = thing.getBoundingClientRect();
    ghost = thing.cloneNode(true) as HTMLElement;
    ghost.classList.add('dragged');
    ghost.setAttribute('aria-hidden', 'true');
    for (const name of ['data-thing', 'data-piece', 'data-spot']) ghost.removeAttribute(name);
    const place = {
      position: 'fixed',
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    };
    Object.assign(ghost.style, place);
    group.append(ghost);
    const shown = ghost.getBoundingClientRect(); // a group may be what "fixed" refers to
    Object.assign(ghost.style, { left: `${2 * box.x - shown.x}px`, top: `${2 * box.y - shown.y}px` });
    scene.detail = null;
    isCarried = thing.matches('.picked');
    if (!isCarried) scene.press(thing.dataset.thing ?? '', 0, thing);
  }

  function released(event: PointerEvent): void {
    const origin = from;
    from = null;
    aimAt(null);
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    const goal = goalAt(event.clientX, event.clientY);
    const [start, dropped] = [thingOf(origin), thingOf(goal) || thingOf(origin)];
    if (scene.isDraft && isCarried && dropped !== start) scene.carry(start, dropped, goal);
    else if (dropped) scene.press(dropped, 0, goal);
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  }

  function givenUp(): void {
    aimAt(null);
    ghost?.remove();
    ghost = null;
    from = null;
  }

  group.addEventListener('pointerdown', pressed);
  addEventListener('pointermove', moved);
  addEventListener('pointerup', released);
  addEventListener('pointercancel', givenUp);
  return {
    destroy: () => {
      givenUp();
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', givenUp);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
