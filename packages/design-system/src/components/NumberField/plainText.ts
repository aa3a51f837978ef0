import { latinDigits } from './latinDigits';

/** From the marks and letters of full width to those of ASCII. */
const WIDTH = 0xfee0;

/** What was typed or pasted as programs read it: no invisible marks, one kind of space, half width, digits from 0 to 9. */
export const plainText = (text: string): string =>
  latinDigits(
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/[！-～]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - WIDTH))
      .replace(/\p{Zs}/gu, ' '),
  );
