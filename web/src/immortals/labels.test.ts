import { describe, expect, it } from 'vitest';
import { inGroups } from './labels';

describe('army groups', () => {
  it('are counted, so that many take little room', () => {
    expect(inGroups([2, 2, 2, 3, 10])).toBe('3×2  3  10');
  });
});
