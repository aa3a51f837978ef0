// Reads the story files and reports states without a story, and stories that show nothing new. A name may be
// left out with a reason: `// stories-check: no Interaction, not interactive`. So may be a half of an interaction:
// `// stories-check: no pointer, …`. A component's comment says when to use something else.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/paths.mjs';
import { readStories, repeatedStories } from './lib/stories.mjs';

const DESIGN_SYSTEM = join(root, 'packages', 'design-system', 'src');
const FEATURES = join(root, 'packages', 'features');

const COMPONENT_STORIES = ['Default', 'Playground', 'States', 'LongContent', 'Narrow'];
// A layout component only arranges others: it has no states.
const LAYOUT_STORIES = COMPONENT_STORIES.filter((name) => name !== 'States');
// A field in a form looks like the field alone. One table of tests covers what the form adds to all of them.
const BOUND_STORIES = ['Default'];
const BOUND_TABLE = join(DESIGN_SYSTEM, 'components', 'Form', 'formFields.fixtures.tsx');
const PAGE_STORIES = ['Ready', 'Loading', 'Empty', 'NetworkError', 'BusinessError', 'Mobile'];

const GROUPS = ['Actions and layout', 'Forms', 'Content', 'Data', 'Feedback'];
const ICONS = 'Design System/Icons';

const OPTION_LIST = /export const [A-Z_]*(?:VARIANT|TONE|SIZE)S\s*=\s*\[[^\]]*\]\s*as const/;
// Events of the browser or the network are not interactions.
const HANDLED_INPUT =
  /\bon(?!Error|Fail|Load|BalanceChange)[A-Z]\w*\s*[?:=,}]|ComponentPropsWithRef<'(?:a|button|input|select|textarea|dialog|form)'>|<a\b|\bhref\b/;
const CONTENT = [
  ['image', 'imageUrl', 'picture', 'src', 'media', 'illustration', 'sparkline', 'badges?'],
  ['title', 'subtitle', 'description', 'caption', 'summary', 'detail', 'rankText', 'vendor'],
  ['reason', 'next', 'note', 'remark', 'hint', 'facts', 'warning', 'news', 'help', 'shortcut'],
  ['price', 'amount', 'prize', 'worth', 'stock', 'change', 'progress', 'prefix', 'suffix', 'own'],
  ['actions?', 'more', 'nav', 'links', 'aside', 'footer', 'bottomBar', 'quickAmounts', 'presets'],
].flat();
const OPTIONAL_CONTENT = new RegExp(`^\\s+(?:readonly )?(?:${CONTENT.join('|')})\\?:`, 'm');
// Usual phrases: "For one with effect at once use `Switch`", "Not for …", "A list that is browsed is a `GameGrid`".
const WHEN_NOT =
  /\b(?:use|take|not|never|instead|better|leave it out)\b|\b(?:is|are|goes into) (?:an? )?`/i;
const OPT_OUT = /^\s*\/\/ stories-check: no (\w+), (.+)$/gm;

/** Stories of how something is before anybody touches it. */
const UNTOUCHED = ['Ready', 'Default', 'Playground'];
/** A title with more words is a sentence of a test. */
const MOST_WORDS = 4;

/** Input devices of an interaction: some people have only one of them. */
const HALVES = { keyboard: 'the keyboard', pointer: 'a pointer' };

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(folder, entry.name))
    : [];

/** The parts of a component: all of a folder's source but its styles, stories, samples and tests. */
function sourceOf(folder) {
  return readdirSync(folder)
    .filter((name) => /^\w+\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** The stories that a component needs because of its source, besides those that every one has. */
export function storiesNeededBy(source) {
  return [
    ...(OPTION_LIST.test(source) ? ['Variants'] : []),
    ...(OPTIONAL_CONTENT.test(source) ? ['Missing'] : []),
    ...(HANDLED_INPUT.test(source) ? ['Interaction'] : []),
  ];
}

/** Errors of the interaction story: it has to act, with every input device. */
function interactionErrors(story, optedOut, halves) {
  if (story === undefined) return [];
  if (!story.acts) return ['"Interaction" has no play function that presses or types'];
  return Object.entries(halves).flatMap(([half, name]) => {
    if (story.devices.has(half) !== optedOut.has(half)) return [];
    return story.devices.has(half)
      ? [`"Interaction" is played with ${name}, so its opt-out goes`]
      : [`"Interaction" is played without ${name}`];
  });
}

/** Errors of the stories of a file: missing ones, ones that do not act, ones that show the same thing. */
export function storyErrors(text, required = [], halves = HALVES) {
  const { stories } = readStories(text);
  const optedOut = new Set([...text.matchAll(OPT_OUT)].map(([, name]) => name));
  return [
    ...required
      .filter((name) => !stories.has(name) && !optedOut.has(name))
      .map((name) => `no story "${name}"`),
    ...[...optedOut]
      .filter((name) => stories.has(name))
      .map((name) => `"${name}" is there, so its opt-out goes`),
    ...interactionErrors(stories.get('Interaction'), optedOut, halves),
    ...(stories.get('Playground')?.takesArgs === false
      ? ['"Playground" draws without its args, so that no control sets anything']
      : []),
    ...repeatedStories(stories).map(
      ([first, second]) => `"${first}" and "${second}" show the same thing`,
    ),
  ];
}

/**
 * Errors of the stories that the sidebar lists: a title that is of a test, and an untouched state that is played until
 * it is another one. What has to be pressed first is left out in words: `// stories-check: no untouched, …`.
 */
export function listedErrors(text, { stories } = readStories(text)) {
  const listed = [...stories].filter(([, { isListed }]) => isListed);
  const isOptedOut = [...text.matchAll(OPT_OUT)].some(([, name]) => name === 'untouched');
  const played = listed.filter(
    ([name, { devices }]) => UNTOUCHED.includes(name) && devices.size > 0,
  );
  return [
    ...listed
      .filter(([, { title }]) => title.includes('[') || title.split(' ').length > MOST_WORDS)
      .map(([name, { title }]) => `"${name}" is listed, but its title is one of a test: ${title}`),
    ...(isOptedOut ? [] : played).map(
      ([name]) => `"${name}" is played: that is a story "Interaction" of its own`,
    ),
    ...(isOptedOut && played.length === 0 ? ['nothing is played, so the opt-out goes'] : []),
  ];
}

/** Whether a title puts its stories where a reader of the design system looks for them, under this name. */
export function isInItsGroup(title, component) {
  if (title === ICONS) return true;
  const [home, group, name, ...deeper] = (title ?? '').split('/');
  const isNamed = component === undefined ? Boolean(name) : name === component;
  return home === 'Design System' && GROUPS.includes(group) && isNamed && deeper.length === 0;
}

/** Whether a title puts the stories of a feature's component under the feature and the component's name. */
export function isOfFeature(title, feature, component) {
  const [home, group, ...names] = (title ?? '').split('/');
  return home === 'Features' && group?.toLowerCase() === feature && names.at(-1) === component;
}

function check(storyFile, required, halves = HALVES) {
  const place = relative(root, storyFile);
  if (!existsSync(storyFile)) return [`${place} is missing`];
  return storyErrors(readFileSync(storyFile, 'utf8'), required, halves).map(
    (error) => `${place}: ${error}`,
  );
}

/** Whether the comment above a component says what it is not for. */
export function namesAlternatives(text, name) {
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|class) ${name}\\b`).exec(
      text,
    ) ?? [];
  return WHEN_NOT.test(comment.replaceAll(/\s*\n\s*\*\s*/g, ' '));
}

/** The field that a component binds to the form around it, if it is one of those. */
export function boundField(name, source) {
  const [, field] = /^Form(\w+)$/.exec(name) ?? [];
  const isBound =
    field !== undefined &&
    source.includes(`from '../${field}/${field}'`) &&
    /\buseForm(?:Field|Value)[<(]/.test(source);
  return isBound ? field : undefined;
}

/** What is missing for a field in a form: a link to the stories of the field, or its row in the table. */
export function boundFieldErrors(name, field, stories, table) {
  return [
    ...(stories.includes(`(?path=/docs/design-system-forms-${field.toLowerCase()}--docs)`)
      ? []
      : [`no link to the docs of ${field}`]),
    ...(table.includes(`<${name} `) || table.includes(`<${name}\n`)
      ? []
      : [`no row in ${relative(root, BOUND_TABLE)}`]),
  ];
}

function checkBound(folder, field) {
  const name = basename(folder);
  const storyFile = join(folder, `${name}.stories.tsx`);
  const missing = check(storyFile, BOUND_STORIES);
  if (!existsSync(storyFile)) return missing;
  const [stories, table] = [storyFile, BOUND_TABLE].map((file) => readFileSync(file, 'utf8'));
  const errors = boundFieldErrors(name, field, stories, table);
  return [...missing, ...errors.map((error) => `${relative(root, storyFile)}: ${error}`)];
}

function checkComponent(folder, always) {
  const name = basename(folder);
  const source = join(folder, `${name}.tsx`);
  if (!existsSync(source)) return [];
  const unsaid = namesAlternatives(readFileSync(source, 'utf8'), name)
    ? []
    : [`${relative(root, source)}: its comment does not say when to use something else`];
  const whole = sourceOf(folder);
  const field = boundField(name, whole);
  const missing =
    field === undefined
      ? check(join(folder, `${name}.stories.tsx`), [...always, ...storiesNeededBy(whole)])
      : checkBound(folder, field);
  return [...missing, ...unsaid];
}

function checkPage(folder) {
  const name = basename(folder);
  if (!existsSync(join(folder, `${name}.tsx`))) return [];
  // The components of a page are tested with both devices; its interaction proves only what the page adds.
  return check(join(folder, `${name}.stories.tsx`), PAGE_STORIES, {});
}

/** The story files of the design system that a reader does not find by their group and name, or whose list misleads. */
function misplaced() {
  return readdirSync(DESIGN_SYSTEM, { recursive: true })
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => {
      const file = join(DESIGN_SYSTEM, name);
      const text = readFileSync(file, 'utf8');
      const read = readStories(text);
      // Elsewhere than in a component's folder a file shows no component, and is named as it likes.
      const isOfComponent = /^(?:components|layout)\b/.test(name);
      const isFound = isInItsGroup(
        read.title,
        isOfComponent ? basename(name, '.stories.tsx') : undefined,
      );
      return [
        ...(isFound ? [] : [`the title "${read.title}" is none of a group and the component`]),
        ...listedErrors(text, read),
      ].map((error) => `${relative(root, file)}: ${error}`);
    });
}

/** The story files of features that are not named after their feature and component, or whose list misleads. */
function misnamed() {
  return foldersIn(FEATURES).flatMap((feature) =>
    readdirSync(join(feature, 'src'), { recursive: true })
      .filter((name) => name.endsWith('.stories.tsx'))
      .flatMap((name) => {
        const file = join(feature, 'src', name);
        const text = readFileSync(file, 'utf8');
        const read = readStories(text);
        const isNamed = isOfFeature(read.title, basename(feature), basename(name, '.stories.tsx'));
        return [
          ...(isNamed ? [] : [`the title "${read.title}" does not name its feature and component`]),
          ...listedErrors(text, read),
        ].map((error) => `${relative(root, file)}: ${error}`);
      }),
  );
}

/** All errors of the stories, one line each, and how much was checked. */
export function missingStories() {
  const components = foldersIn(join(DESIGN_SYSTEM, 'components'));
  const layouts = foldersIn(join(DESIGN_SYSTEM, 'layout'));
  const pages = foldersIn(FEATURES).flatMap((feature) => foldersIn(join(feature, 'src', 'pages')));
  const errors = [
    ...components.flatMap((folder) => checkComponent(folder, COMPONENT_STORIES)),
    ...layouts.flatMap((folder) => checkComponent(folder, LAYOUT_STORIES)),
    ...pages.flatMap(checkPage),
    ...misplaced(),
    ...misnamed(),
  ];
  return { errors, components: components.length + layouts.length, pages: pages.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { errors, components, pages } = missingStories();
  for (const error of errors) console.error(error);
  console.log(`${components} components and ${pages} pages looked at, ${errors.length} errors.`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
