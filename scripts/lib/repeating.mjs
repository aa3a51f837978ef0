// Keeps stories out of the run of the tests that show what others show: `Playground` is `Default` for the controls, and
// `Narrow` another width. Both are there for readers and pictures; a width is judged by the step `touch` of the deep run.
import { readStories } from './stories.mjs';

const REPEATING = ['Playground', 'Narrow'];

/** The text of a story file in which the stories without a play function that repeat others are no tests. */
export function withoutRepeating(text) {
  if (!REPEATING.some((name) => text.includes(`export const ${name}`))) return text;
  const { stories } = readStories(text);
  return REPEATING.filter((name) => stories.get(name)?.plays === false).reduce(
    (left, name) =>
      left.replace(new RegExp(`^(export const ${name}\\b[^=]*= \\{)`, 'm'), "$1 tags: ['!test'],"),
    text,
  );
}

/** Reads the story files of a run so, before Storybook makes tests of them. */
export const leaveOutRepeating = () => ({
  name: 'leave-out-repeating-stories',
  enforce: 'pre',
  transform: (code, id) =>
    id.split('?')[0].endsWith('.stories.tsx')
      ? { code: withoutRepeating(code), map: null }
      : undefined,
});
