/** Scripts whose letters stand apart and are shortened to two initials. Others join, or write names without spaces. */
const PAIRED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const SHOWN = /^[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

let segmenter: Intl.Segmenter | undefined;

/** The first character as a person sees it. Without `Intl.Segmenter`, the first code point and the marks on it. */
function firstCharacter(word: string): string {
  if (!('Segmenter' in Intl)) return /^.\p{M}*/su.exec(word)?.[0] ?? '';
  segmenter ??= new Intl.Segmenter();
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}

/** Initials of a name: of its first and last word, or of the first alone. '' where no word begins with a letter. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => SHOWN.test(word));
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isPaired = words.length > 1 && PAIRED.test(first) && PAIRED.test(last);
  return firstCharacter(first) + (isPaired ? firstCharacter(last) : '');
}
