// Chances of winning and points, as people read them.
import { say } from '../words';

export type Unit = 'chance' | 'points';

/** What a seat can expect. */
export function hope(value: number, unit: Unit): string {
  return unit === 'chance' ? say('review.percent', { number: Math.round(value * 100) }) : value.toFixed(0);
}

/** A gain or a loss, always with its sign. */
export function change(value: number, unit: Unit): string {
  const amount = hope(Math.abs(value), unit);
  return Number.parseInt(amount, 10) === 0 ? amount : `${value < 0 ? '−' : '+'}${amount}`;
}
