import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { DigitStrip } from './DigitStrip';
import { digitOf, signsFrom } from './digitOf';
import { rollDigits, shiftTo } from './rollDigits';

/** The positions of a figure: the offset of each strip, or a character that is no digit. */
const places = (figure: Element | null) =>
  Array.from(figure?.children ?? [], (place) => {
    const strip = place.firstElementChild;
    return strip instanceof HTMLElement ? strip.style.transform : place.textContent;
  });
const shifts = (text: string) =>
  Array.from(text, (sign) => (/\d/.test(sign) ? shiftTo(Number(sign)) : sign));

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
    const digit = digitOf(sign);
    expect(digit?.value).toBe(value);
    expect(signsFrom(digit?.zero ?? 0).join('')).toBe(signs);
  });

  it.each([',', '.', ' ', '¥', 'R'])('leaves %j as it is', (sign) => {
    expect(digitOf(sign)).toBeUndefined();
  });

  it('is rolled on by hand, and shows what it is rendered with next', () => {
    const { container, rerender } = renderThemed(<DigitStrip text="1,234" />);
    const figure = container.querySelector<HTMLElement>('[data-component="DigitStrip"]');
    if (figure === null) throw new Error('there is no figure');
    expect(rollDigits(figure, '1,907')).toBe(true);
    expect(places(figure)).toEqual(shifts('1,907'));
    rerender(<DigitStrip text="1,234" />);
    expect(places(figure)).toEqual(shifts('1,234'));
    rerender(<DigitStrip text="10,888" />);
    expect(places(figure)).toEqual(shifts('10,888'));
  });

  it.each(['12,345', '1.234', '٤,٣٢١'])('has other places for %s', (text) => {
    const { container } = renderThemed(<DigitStrip text="1,234" />);
    const figure = container.querySelector<HTMLElement>('[data-component="DigitStrip"]');
    if (figure === null) throw new Error('there is no figure');
    expect(rollDigits(figure, text)).toBe(false);
    expect(places(figure)).toEqual(shifts('1,234'));
  });
});
