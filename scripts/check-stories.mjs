// Reads the story files and says which state has no story. A name may be left out with a reason:
// `// stories-check: no Interaction, not interactive`. A component's comment says when something else is to be taken.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from './lib/paths.mjs';

const DESIGN_SYSTEM = join(root, 'packages', 'design-system', 'src');
const FEATURES = join(root, 'packages', 'features');

const COMPONENT_STORIES = ['Default', 'Playground', 'States', 'LongContent', 'Narrow'];
// A layout part only places others: it has no states of its own.
const LAYOUT_STORIES = COMPONENT_STORIES.filter((name) => name !== 'States');
const PAGE_STORIES = ['Ready', 'Loading', 'Empty', 'NetworkError', 'BusinessError', 'Mobile'];

const OPTION_LIST = /export const [A-Z_]*(?:VARIANT|TONE|SIZE)S\s*=\s*\[[^\]]*\]\s*as const/;
const HANDLED_INPUT =
  /\bon(?:Click|Change|Select|Submit|Toggle|Close|Open|Press|KeyDown|Dismiss|Play)\b\s*[?:=,}]|ComponentPropsWithRef<'(?:button|input|select|textarea|dialog|form)'>/;
const OPTIONAL_CONTENT =
  /^\s+(?:image|imageUrl|picture|src|media|title|subtitle|description|price|amount|vendor|badge|caption)\?:/m;
// As most say it: "For one with effect at once take `Switch`", "Not for …", "A list that is browsed is a `GameGrid`".
const WHEN_NOT =
  /\b(?:take|not|never|instead|better|leave it out)\b|\b(?:is|are|goes into) (?:an? )?`/i;
const OPT_OUT = /^\s*\/\/ stories-check: no (\w+), (.+)$/gm;

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => join(folder, entry.name))
    : [];

/** The exported stories of a file, each with whether it acts. */
function storiesOf(text) {
  const file = ts.createSourceFile(
    'story.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const stories = new Map();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const acts =
        initializer !== undefined &&
        ts.isObjectLiteralExpression(initializer) &&
        initializer.properties.some((property) => property.name?.getText(file) === 'play');
      stories.set(name.getText(file), acts);
    }
  }
  return stories;
}

function check(storyFile, required, acting = []) {
  if (!existsSync(storyFile)) return [`${relative(root, storyFile)} is missing`];
  const text = readFileSync(storyFile, 'utf8');
  const stories = storiesOf(text);
  const optedOut = new Set([...text.matchAll(OPT_OUT)].map(([, name]) => name));
  const place = relative(root, storyFile);
  return [
    ...required
      .filter((name) => !stories.has(name) && !optedOut.has(name))
      .map((name) => `${place}: no story "${name}"`),
    ...acting
      .filter((name) => stories.get(name) === false)
      .map((name) => `${place}: "${name}" has no play function`),
    ...[...optedOut]
      .filter((name) => stories.has(name))
      .map((name) => `${place}: "${name}" is there, so its opt-out goes`),
  ];
}

/** Whether the comment above a component says what it is not for. */
export function saysWhenNot(text, name) {
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|class) ${name}\\b`).exec(
      text,
    ) ?? [];
  return WHEN_NOT.test(comment.replaceAll(/\s*\n\s*\*\s*/g, ' '));
}

function checkComponent(folder, always) {
  const name = basename(folder);
  const source = join(folder, `${name}.tsx`);
  if (!existsSync(source)) return [];
  const text = readFileSync(source, 'utf8');
  const interactive = HANDLED_INPUT.test(text);
  const unsaid = saysWhenNot(text, name)
    ? []
    : [`${relative(root, source)}: its comment does not say when something else is to be taken`];
  const missing = check(
    join(folder, `${name}.stories.tsx`),
    [
      ...always,
      ...(OPTION_LIST.test(text) ? ['Variants'] : []),
      ...(OPTIONAL_CONTENT.test(text) ? ['Missing'] : []),
      ...(interactive ? ['Interaction'] : []),
    ],
    ['Interaction'],
  );
  return [...missing, ...unsaid];
}

function checkPage(folder) {
  const name = basename(folder);
  if (!existsSync(join(folder, `${name}.tsx`))) return [];
  return check(join(folder, `${name}.stories.tsx`), PAGE_STORIES);
}

/** Everything that has no story of one of its states, a line each; and how much was looked at. */
export function missingStories() {
  const components = foldersIn(join(DESIGN_SYSTEM, 'components'));
  const layouts = foldersIn(join(DESIGN_SYSTEM, 'layout'));
  const pages = foldersIn(FEATURES).flatMap((feature) => foldersIn(join(feature, 'src', 'pages')));
  const faults = [
    ...components.flatMap((folder) => checkComponent(folder, COMPONENT_STORIES)),
    ...layouts.flatMap((folder) => checkComponent(folder, LAYOUT_STORIES)),
    ...pages.flatMap(checkPage),
  ];
  return { faults, components: components.length + layouts.length, pages: pages.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { faults, components, pages } = missingStories();
  for (const fault of faults) console.error(fault);
  console.log(`${components} components and ${pages} pages looked at, ${faults.length} faults.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
