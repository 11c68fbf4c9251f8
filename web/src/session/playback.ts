// Shows what arrives one moment after the other, so that people can follow quick bots.
export type Speed = 'slow' | 'normal' | 'fast';

const PAUSE: Record<Speed, number> = { slow: 1100, normal: 450, fast: 0 };
const STEP: Record<Speed, number> = { slow: 1000, normal: 420, fast: 0 };
const LONGEST_QUEUE = 12; // a page that was away does not sit through everything

interface Waiting<T> {
  item: T;
  isStep: boolean; // it only leads to the next one
}

export class Playback<T> {
  private queue: Waiting<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readyAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly show: (item: T) => void,
    private readonly speed: () => Speed,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What will be shown last. */
  get last(): T | undefined {
    return this.queue.at(-1)?.item;
  }

  /** Show an item in its turn, after the steps that lead to it. */
  add(item: T, steps: T[] = []): void {
    this.queue.push(...steps.map((step) => ({ item: step, isStep: true })), { item, isStep: false });
    if (this.queue.filter(({ isStep }) => !isStep).length > LONGEST_QUEUE) this.flush();
    else this.plan();
  }

  /** Show everything that waits, at once; what comes next need not wait either. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const waiting of this.queue.splice(0)) if (!waiting.isStep) this.present(waiting);
  }

  /** What comes next is shown without a pause. */
  hasten(): void {
    this.readyAt = Number.NEGATIVE_INFINITY;
  }

  private plan(): void {
    if (this.timer !== undefined) return;
    const wait = this.readyAt - this.now();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }

  private next(): void {
    this.timer = undefined;
    const waiting = this.queue.shift();
    if (waiting === undefined) return;
    this.present(waiting);
    if (this.queue.length) this.plan();
  }

  private present({ item, isStep }: Waiting<T>): void {
    this.readyAt = this.now() + (isStep ? STEP : PAUSE)[this.speed()];
    this.show(item);
  }
}
