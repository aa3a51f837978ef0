import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Sparkline } from './Sparkline';
import { sparklinePath } from './sparklinePath';

describe('Sparkline', () => {
  conformance((props) => <Sparkline {...props} values={[1, 2, 3]} />, {
    element: 'span',
    dataComponent: 'Sparkline',
  });
});

describe('sparklinePath', () => {
  it.each([
    ['none', [], ''],
    ['one', [5], 'M0 16H100'],
    ['what never changes', [5, 5], 'M0 16L100 16'],
    ['what rises', [0, 10], 'M0 30L100 2'],
    ['what falls below zero', [0, -10, 10], 'M0 16L50 30L100 2'],
    ['thirds', [0, 1, 2, 3], 'M0 30L33.33 20.67L66.67 11.33L100 2'],
  ])('draws %s', (_, values, expected) => {
    expect(sparklinePath(values)).toBe(expected);
  });
});
