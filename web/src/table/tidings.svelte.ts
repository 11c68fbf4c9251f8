// Tidings: what has happened to the viewer since they chose last, and deserves more than a line of the log.
import type { components } from '../session/protocol';
import type { LogLine, Moment } from '../session/types';
import type { Scene } from './scene.svelte';

type Happening = components['schemas']['Happening'];

/** Which events concern everybody, and which the seat named by one of their facts. */
export interface Concerns {
  everybody: string[];
  seat: Record<string, string>; // the name of an event, and the fact that holds the seat
}

export const isConcerned = ({ name, facts }: Happening, { everybody, seat }: Concerns, you: number): boolean =>
  everybody.includes(name) || (name in seat && facts[seat[name] ?? ''] === you);

export class Tidings {
  private numbers = $state.raw<number[]>([]); // of lines of the log
  private closed = $state(-1); // the last line that was put away

  constructor(
    private readonly scene: Scene,
    private readonly concerns: Concerns,
  ) {
    if (scene.session.moment) this.take(scene.session.moment);
    scene.session.shown = (moment) => this.take(moment);
  }

  readonly lines: LogLine[] = $derived.by(() => {
    const found = this.numbers.filter((number) => number > this.closed);
    return this.scene.session.log.filter(({ number }) => found.includes(number));
  });

  private take({ table: { you }, happened, log_from }: Moment): void {
    if (you === null) return;
    const found = happened.filter((one) => isConcerned(one, this.concerns, you)).map(({ line }) => line);
    const before = this.numbers.filter((number) => !found.includes(number) && (log_from === 0 || number < log_from));
    this.numbers = [...before, ...found];
  }

  /** The viewer has read them, or has chosen since. */
  close(): void {
    this.closed = this.numbers.at(-1) ?? this.closed;
  }
}
