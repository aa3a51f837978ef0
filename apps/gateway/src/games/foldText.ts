// Most names are plain, and normalising ten thousand of them would be half of the start time.
const PLAIN = /^[ -~]*$/;

/** Letters that no normal form decomposes, and Arabic and Persian letters that people type for one another. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', đ: 'd', ð: 'd', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th' },
  ...{ ٱ: 'ا', ة: 'ه', ی: 'ي', ى: 'ي', ک: 'ك', ء: '', ـ: '' },
};
const TO_CHANGE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Lower case without accents and width variants, so that 'cafe' finds 'Café'. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(TO_CHANGE, (letter) => LETTERS[letter] ?? letter);
}
