import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, type Speed } from './playback';

describe('playback', () => {
  let shown: number[];
  let speed: Speed;
  let playback: Playback<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    speed = 'normal';
    playback = new Playback(
      (item) => shown.push(item),
      () => speed,
      () => Date.now(),
    );
  });

  afterEach(() => vi.useRealTimers());

  it('shows the first at once and the others one after the other', () => {
    for (const item of [1, 2, 3]) playback.add(item);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(460);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(460);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows all at once when that is wanted', () => {
    for (const item of [1, 2, 3]) playback.add(item);
    playback.flush();
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
  });

  it('does not pause when it is set to fast', () => {
    speed = 'fast';
    for (const item of [1, 2, 3]) playback.add(item);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('catches up when too much waits', () => {
    for (let item = 0; item < 20; item++) playback.add(item);
    expect(shown.length).toBeGreaterThan(12);
  });

  it('shows the steps that lead to an item, and leaves them out when all is shown at once', () => {
    playback.add(3, [1, 2]);
    expect(shown).toEqual([1]);
    expect(playback.last).toBe(3);
    vi.advanceTimersByTime(430);
    expect(shown).toEqual([1, 2]);
    playback.flush();
    expect(shown).toEqual([1, 2, 3]);
    playback.hasten();
    playback.add(6, [4, 5]);
    expect(shown).toEqual([1, 2, 3, 4]);
    playback.flush();
    expect(shown).toEqual([1, 2, 3, 4, 6]);
  });
});
