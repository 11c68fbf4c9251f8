import { describe, expect, it } from 'vitest';
import { change, hope } from './amount';

describe('chances and points', () => {
  it('are whole numbers', () => {
    expect(hope(0.426, 'chance')).toBe('43 %');
    expect(hope(31.4, 'points')).toBe('31');
  });

  it('change with a sign, and not at all below a half', () => {
    expect(change(0.11, 'chance')).toBe('+11 %');
    expect(change(-0.11, 'chance')).toBe('−11 %');
    expect(change(-0.001, 'chance')).toBe('0 %');
    expect(change(-2, 'points')).toBe('−2');
  });
});
