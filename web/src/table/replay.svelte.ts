// Shows earlier moments; those already fetched are kept, so that the slider is quick.
import { momentAt } from '../session/api';
import type { Moment } from '../session/types';
import type { Scene } from './scene.svelte';

const PATIENCE = 60; // a dragged slider asks only where it rests

export class Replay {
  private kept = new Map<number, Moment>();
  private wanted: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scene: Scene) {}

  /** Show the moment after a choice, or what is happening now. */
  show(number: number | null): void {
    this.wanted = number;
    const found = number === null ? null : this.kept.get(number);
    clearTimeout(this.timer);
    if (found !== undefined) this.scene.replay = found;
    else if (number !== null) this.timer = setTimeout(() => this.fetch(number), PATIENCE);
  }

  private async fetch(number: number): Promise<void> {
    try {
      const moment = await momentAt(this.scene.session.id, number);
      this.kept.set(number, moment);
      if (this.wanted === number) this.scene.replay = moment;
    } catch (problem) {
      this.scene.session.refusal = { text: (problem as Error).message, rule: '', thing: null };
    }
  }
}
