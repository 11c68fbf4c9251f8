// Where a learner is in a lesson: which of the open steps is being read, and what it is about. The server knows the rest.
import type { TableSession } from '../session/session.svelte';
import type { LessonInfo, LessonStep } from '../session/types';

export class LessonReading {
  private read = $state.raw({ first: 0, at: 0 });

  constructor(private readonly session: TableSession) {}

  readonly info: LessonInfo | null = $derived.by(() => this.session.moment?.lesson ?? null);

  /** The place of the step being read among those that are open. */
  readonly at: number = $derived.by(() => (this.info && this.read.first === this.info.first ? this.read.at : 0));

  readonly step: LessonStep | null = $derived.by(() => this.info?.steps[this.at] ?? null);

  readonly number: number = $derived.by(() => (this.info?.first ?? 0) + this.at);

  /** Whether there is more to read before there is something to do. */
  readonly hasNext: boolean = $derived.by(() => this.at + 1 < (this.info?.steps.length ?? 0));

  readonly isOver: boolean = $derived.by(() => this.info !== null && this.number === this.info.total);

  next(): void {
    if (this.hasNext) this.turnTo(this.at + 1);
  }

  back(): void {
    if (this.at > 0) this.turnTo(this.at - 1);
  }

  /** What is expected and not yet picked. */
  remaining(picked: string[]): string[] {
    const rest = [...picked];
    return (this.step?.expects ?? []).filter((key) => {
      const place = rest.indexOf(key);
      if (place >= 0) rest.splice(place, 1);
      return place < 0;
    });
  }

  private turnTo(at: number): void {
    if (this.info) this.read = { first: this.info.first, at };
  }
}
