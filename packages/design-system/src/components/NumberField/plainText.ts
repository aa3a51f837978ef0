import { latinDigits } from './latinDigits';

/** Offset from full-width characters to ASCII. */
const WIDTH = 0xfee0;

/** Normalizes typed or pasted text: no invisible characters, one kind of space, half width, digits 0 to 9. */
export const plainText = (text: string): string =>
  latinDigits(
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/[！-～]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - WIDTH))
      .replace(/\p{Zs}/gu, ' '),
  );
