/** With more segments there is no space for two lines of text, or for any. */
const MOST_SEGMENTS = { twoLines: 10, oneLine: 16 } as const;

/** Characters that fit on a line. */
const LONGEST = 10;

const shorten = (line: string): string => {
  const signs = Array.from(line);
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : line;
};

/** The text of a segment in lines; what does not fit is cut off. */
export function wheelLines(word: string, segmentCount: number): string[] {
  if (segmentCount > MOST_SEGMENTS.oneLine) return [];
  const [first = '', ...others] = word.split(' ');
  const isWhole = Array.from(word).length <= LONGEST;
  if (isWhole || others.length === 0 || segmentCount > MOST_SEGMENTS.twoLines)
    return [shorten(word)];
  return [shorten(first), shorten(others.join(' '))];
}
