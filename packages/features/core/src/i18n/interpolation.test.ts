import { describe, expect, it } from 'vitest';
import { interpolationIn } from './interpolation';

describe('[I18N-01] values in a Persian text', () => {
  const { escape } = interpolationIn(() => 'fa');

  it.each([
    [30, '۳۰'],
    ['4 - 16', '۴\u00a0-\u00a0۱۶'],
    ['8841', '8841'],
    ['65 ****0001', '65 ****0001'],
  ])('%j is shown as %s', (value, shown) => {
    expect(escape(value)).toBe(shown);
  });
});
