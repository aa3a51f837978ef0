let segmenter: Intl.Segmenter | undefined;

/** Counts characters as a person sees them: a flag or a family emoji is one. Falls back to code points. */
export function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text).length;
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
}
