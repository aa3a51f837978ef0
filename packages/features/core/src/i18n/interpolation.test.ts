import { describe, expect, it } from 'vitest';
import { interpolationIn } from './interpolation';

describe('[I18N-01] values in a Persian text', () => {
  const { escape } = interpolationIn(() => 'fa');

  it.each([
    [30, '۳۰'],
    ['4 - 16', '۴\u00a0-\u00a0۱۶'],
    ['8841', '8841'],
    ['65 ****0001', '\u206865 ****0001\u2069'],
    ['+65', '\u2068+65\u2069'],
    ['203.0.113.9', '\u2068203.0.113.9\u2069'],
    ['Firefox on Linux', '\u2068Firefox on Linux\u2069'],
    ['\u2066$ ۶۴٫۰۰\u2069', '\u2066$ ۶۴٫۰۰\u2069'],
    ['گوشی من', 'گوشی من'],
  ])('%j is shown as %s', (value, shown) => {
    expect(escape(value)).toBe(shown);
  });
});

describe('[I18N-01] values in an English text', () => {
  const { escape } = interpolationIn(() => 'en');

  it('stand apart where they are read from the right', () => {
    expect(escape('گوشی من (2)')).toBe('\u2068گوشی من (2)\u2069');
    expect(escape('Firefox on Linux')).toBe('Firefox on Linux');
  });
});
