// Shows what arrives one moment after the other, so that people can follow quick bots.
export type Speed = 'slow' | 'normal' | 'fast';

const PAUSE: Record<Speed, number> = { slow: 1100, normal: 450, fast: 0 };
const LONGEST_QUEUE = 12; // a page that was away does not sit through everything

export class Playback<T> {
  private queue: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly show: (item: T) => void,
    private readonly speed: () => Speed,
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(item: T): void {
    this.queue.push(item);
    if (this.queue.length > LONGEST_QUEUE) this.flush();
    else this.plan();
  }

  /** Show everything that waits, at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const item of this.queue.splice(0)) this.present(item);
  }

  private plan(): void {
    if (this.timer !== undefined) return;
    const wait = this.shownAt + PAUSE[this.speed()] - this.now();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }

  private next(): void {
    this.timer = undefined;
    const item = this.queue.shift();
    if (item === undefined) return;
    this.present(item);
    if (this.queue.length) this.plan();
  }

  private present(item: T): void {
    this.shownAt = this.now();
    this.show(item);
  }
}
