// Excludes stories from the tests that show the same as others: `Playground` is `Default` with controls, and `Narrow`
// another width. Both are for readers and pictures; the step `touch` of the deep run tests widths.
import { readStories } from './stories.mjs';

const REPEATED = ['Playground', 'Narrow'];

/** Tags the repeated stories of a file that have no play function, so that they are no tests. */
export function excludeRepeated(text) {
  if (!REPEATED.some((name) => text.includes(`export const ${name}`))) return text;
  const { stories } = readStories(text);
  return REPEATED.filter((name) => stories.get(name)?.plays === false).reduce(
    (left, name) =>
      left.replace(new RegExp(`^(export const ${name}\\b[^=]*= \\{)`, 'm'), "$1 tags: ['!test'],"),
    text,
  );
}

/** A plugin that does so before Storybook makes tests of the story files. */
export const excludeRepeatedStories = () => ({
  name: 'exclude-repeated-stories',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0].endsWith('.stories.tsx')
      ? { code: excludeRepeated(code), map: null }
      : undefined,
});
