let segmenter: Intl.Segmenter | undefined;

/** How many characters a person sees: a flag or a family is one. Code points where a browser cannot tell. */
export function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text).length;
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
}
