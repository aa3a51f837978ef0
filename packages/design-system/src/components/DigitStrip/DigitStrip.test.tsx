import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { DigitStrip } from './DigitStrip';
import { digitOf } from './digitOf';

describe('DigitStrip', () => {
  conformance((props) => <DigitStrip {...props} text="1,234" />, {
    element: 'span',
    dataComponent: 'DigitStrip',
  });

  it.each([
    ['0', 0, '0123456789'],
    ['9', 9, '0123456789'],
    ['٧', 7, '٠١٢٣٤٥٦٧٨٩'],
    ['۴', 4, '۰۱۲۳۴۵۶۷۸۹'],
    ['৩', 3, '০১২৩৪৫৬৭৮৯'],
    ['၈', 8, '၀၁၂၃၄၅၆၇၈၉'],
  ])('knows %s as a digit of its script', (sign, value, signs) => {
    expect(digitOf(sign)).toEqual({ value, signs: Array.from(signs) });
  });

  it.each([',', '.', ' ', '¥', 'R'])('leaves %j as it is', (sign) => {
    expect(digitOf(sign)).toBeUndefined();
  });
});
