const LONGEST = 160;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The beginning of a text without markup, cut between words if possible. */
export function previewOf(html: string): string {
  const text = html
    .replace(/<\/(p|li|h\d|td|th)>|<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(text);
  if (letters.length <= LONGEST) return text;
  const cut = letters.slice(0, LONGEST).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > LONGEST / 2 ? cut.slice(0, space) : cut}…`;
}
