import { describe, expect, it } from 'vitest';
import { minutesAndSeconds } from './minutesAndSeconds';

describe('minutesAndSeconds', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [60, '1:00'],
    [1745, '29:05'],
    [5400, '90:00'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });
});
