import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createDocsProgram } from '../.storybook/docgen/createDocsProgram';
import { readComponent } from '../.storybook/docgen/readComponent';
import { isAbout, readTokens } from '../.storybook/docgen/readFacts';
import sizes from '../.storybook/docgen/sizes.json';
import { boundField } from './check-stories.mjs';
import { root } from './lib/paths.mjs';
import { PARTS } from './lib/peers.mjs';
import { asMarkdown } from './lib/peerTable.mjs';
import { readTexts } from './lib/textFiles.mjs';

const source = join(root, 'packages', 'design-system', 'src');

const places = ['components', 'layout'].flatMap((kind) =>
  readdirSync(join(source, kind)).map((name) => ({
    name,
    file: join(source, kind, name, `${name}.tsx`),
  })),
);

// Read before the tests, whose time is short.
const program = createDocsProgram(root);
const components = new Map(
  places.map(({ name, file }) => [name, readComponent(program, file, name)]),
);
/** Parts of a part that have no page of their own. */
const OTHER_EXPORTS = /^(?:OddsButtonGroup|ToolbarGroup)$/;

/** The pages of what the package exports: the folders that its entry points read. */
const published = [
  ...new Set(
    ['index.ts', join('forms', 'index.ts')].flatMap((entry) =>
      [
        ...readFileSync(join(source, entry), 'utf8').matchAll(
          /from '\.{1,2}\/((?:components|layout)\/\w+)\//g,
        ),
      ].map(([, folder]) => folder),
    ),
  ),
].flatMap((path) => {
  const folder = join(source, path);
  const name = basename(folder);
  // A field of a form has the page of the field alone.
  const text = readFileSync(join(folder, `${name}.tsx`), 'utf8');
  return boundField(name, text) === undefined ? [{ name, folder }] : [];
});

/** Whether keys do something: `check-stories` asks for this story of everything that can be pressed or typed into. */
const isOperable = (folder, name) =>
  /^export const Interaction\b/m.test(readFileSync(join(folder, `${name}.stories.tsx`), 'utf8'));

/** What is missing in the words on a component's page. */
function usageErrors({ when, whenNot, keyboard, screenReader }, operable) {
  return [
    ...(when.length > 0 ? [] : ['does not say when to use it']),
    ...(whenNot.length > 0 ? [] : ['does not say when not to use it']),
    ...(screenReader.length > 0 ? [] : ['does not say what is read out']),
    ...(operable && keyboard.length === 0 ? ['can be operated, but has no keys'] : []),
  ];
}

const propOf = (component, prop) =>
  components.get(component)?.props.find(({ name }) => name === prop);

/** A requirement id is for those who write the product. */
const REQUIREMENT = /\([A-Z]+-\d+[,)]/;

/** What is wrong with the row of a prop. */
function rowErrors({ name, type, description }) {
  return [
    ...(/^(?:unknown|union|object|)$|\bany\b/.test(type) ? [`${name} has the type "${type}"`] : []),
    ...(/\w/.test(description) ? [] : [`${name} has no sentence`]),
    ...(REQUIREMENT.test(description) ? [`${name} names a requirement`] : []),
  ];
}

/** Props with a default in the code of a file: where an object is taken apart. */
function defaultsIn(file) {
  const found = [];
  const visit = (node) => {
    const isDefault = ts.isBindingElement(node) && node.initializer !== undefined;
    if (isDefault && ts.isObjectBindingPattern(node.parent))
      found.push({
        prop: (node.propertyName ?? node.name).getText(),
        value: node.initializer.getText(),
      });
    ts.forEachChild(node, visit);
  };
  if (file !== undefined) visit(file);
  return found;
}

/** Whether a row has a default: the same text or number, or words for what is no such value. */
function isShown(row, value) {
  if (row === undefined) return false;
  const isPlain = /^(?:'\w.*'|-?\d[\d.]*|true|false)$/.test(value);
  return !isPlain || row.replaceAll("'", '') === value.replaceAll("'", '');
}

describe('[RV-05] the table of props', () => {
  it('has the type and a sentence of every prop of every component', () => {
    const errors = [...components].flatMap(([name, component]) =>
      component === undefined
        ? [`${name} is not found`]
        : [
            ...(component.description === '' ? [`${name} has no sentence`] : []),
            ...(REQUIREMENT.test(component.description) ? [`${name} names a requirement`] : []),
            ...component.props.flatMap(rowErrors).map((error) => `${name}: ${error}`),
          ],
    );
    expect(errors).toEqual([]);
    expect(components.size).toBeGreaterThan(120);
  });

  it('tells a prop without a type or a sentence', () => {
    expect(rowErrors({ name: 'size', type: 'union', description: '' })).toHaveLength(2);
    expect(rowErrors({ name: 'size', type: 'any[]', description: 'Measure.' })).toHaveLength(1);
    expect(rowErrors({ name: 'size', type: 'x', description: 'Measure (F-3).' })).toHaveLength(1);
  });

  it('writes out the values of a union in the order of their list', () => {
    expect(propOf('Button', 'size')).toMatchObject({
      type: "'sm' | 'md' | 'lg'",
      defaultValue: "'md'",
      isRequired: false,
    });
    expect(propOf('EmptyState', 'headingLevel').options).toEqual([1, 2, 3]);
  });

  it('has the props that a part of a form inherits, with their defaults', () => {
    expect(propOf('FormTextField', 'label')).toMatchObject({ isRequired: true });
    expect(propOf('FormTextField', 'size')).toMatchObject({ defaultValue: "'md'" });
    expect(propOf('FormTextField', 'autoComplete')).toMatchObject({
      isNative: true,
      type: 'string',
    });
  });

  it('takes a default from the sentence where the function has none, and says it once', () => {
    expect(propOf('AgeGate', 'help')).toMatchObject({ defaultValue: 'nobody' });
    expect(propOf('AgeGate', 'help').description).not.toContain('Default');
  });

  it('has every default that the code of a component gives a prop', () => {
    const errors = places.flatMap(({ name, file }) => {
      const own = readdirSync(dirname(file)).filter((it) => /^\w+\.tsx?$/.test(it));
      const given = own.flatMap((it) => defaultsIn(program.getSourceFile(join(dirname(file), it))));
      return given.flatMap(({ prop, value }) => {
        const row = propOf(name, prop);
        return row === undefined || isShown(row.defaultValue, value)
          ? []
          : [`${name}: ${prop} is ${value}, but its row says ${row.defaultValue}`];
      });
    });
    expect(errors).toEqual([]);
  });

  it('tells a default that its row does not have', () => {
    const file = ts.createSourceFile(
      'Part.tsx',
      "function Part({ size = 'md', ...rest }) { const { tone: mood = LIST, of = 3 } = rest; }",
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    expect(defaultsIn(file)).toEqual([
      { prop: 'size', value: "'md'" },
      { prop: 'tone', value: 'LIST' },
      { prop: 'of', value: '3' },
    ]);
    expect(isShown("'md'", "'md'") && isShown('md', "'md'") && isShown('[]', 'LIST')).toBe(true);
    expect(isShown("'sm'", "'md'") || isShown(undefined, 'LIST')).toBe(false);
  });

  it('says what a name of a type stands for, without the attributes of an element', () => {
    expect(propOf('GameCard', 'game').detail).toContain('isInMaintenance?: boolean');
    expect(propOf('DataTable', 'paging').detail).not.toContain('onClick');
  });

  it('shows the parameters of a function', () => {
    expect(propOf('GameCard', 'onPlay').type).toBe('(event: { id: string; }) => void');
  });

  it('names no place on this machine', () => {
    expect(JSON.stringify([...components])).not.toContain(root);
  });
});

describe('[RV-05] the page of a component', () => {
  it('says when to use every public part and when not, what is read out, and the keys of those that answer any', async () => {
    const errors = await Promise.all(
      published.map(async ({ name, folder }) => {
        const file = join(folder, `${name}.docs.ts`);
        if (!existsSync(file)) return [`${name} has no ${name}.docs.ts`];
        const { usage } = await import(file);
        return usageErrors(usage, isOperable(folder, name)).map((error) => `${name} ${error}`);
      }),
    );
    expect(errors.flat()).toEqual([]);
    expect(published.length).toBeGreaterThan(120);
    expect(published.filter(({ name, folder }) => isOperable(folder, name)).length).toBeGreaterThan(
      80,
    );
  });

  it('tells a part that is written about by halves', () => {
    const usage = { when: ['Here.'], whenNot: [], keyboard: [], screenReader: [] };
    expect(usageErrors(usage, true)).toEqual([
      'does not say when not to use it',
      'does not say what is read out',
      'can be operated, but has no keys',
    ]);
  });

  it('names parts that there are', async () => {
    const names = new Set(places.map(({ name }) => name));
    const wrong = await Promise.all(
      published.map(async ({ name, folder }) => {
        const { usage } = await import(join(folder, `${name}.docs.ts`));
        return [...JSON.stringify(usage).matchAll(/`([A-Z][A-Za-z]+)`/g)]
          .filter(([, other]) => !names.has(other) && !OTHER_EXPORTS.test(other))
          .map(([, other]) => `${name} names ${other}`);
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('shows right and wrong ways of what is misused most', () => {
    const shown = published.filter(({ name, folder }) =>
      existsSync(join(folder, `${name}.examples.tsx`)),
    );
    expect(shown.length).toBeGreaterThanOrEqual(28);
  });

  it('has the size of each component: `npm run docs:sizes` measures anew', () => {
    expect(Object.keys(sizes).sort()).toEqual(places.map(({ name }) => name).sort());
  });

  it('has beside it the sizes of peers, as they were measured', () => {
    const folder = join(root, 'docs', 'measurements');
    const measured = JSON.parse(readFileSync(join(folder, 'peer-sizes.json'), 'utf8'));
    expect(Object.keys(measured.sizes)).toEqual(Object.keys(PARTS));
    expect(readFileSync(join(folder, 'peer-sizes.md'), 'utf8')).toBe(asMarkdown(measured));
  });

  it('is where the welcome leads to', () => {
    const titles = readTexts().flatMap(({ path, text }) =>
      /\.(?:stories\.tsx|mdx)$/.test(path)
        ? (/\btitle[=:] ?['"]([^'"]+)/.exec(text)?.[1] ?? [])
        : [],
    );
    const pages = new Set(titles.map((title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')));
    const welcome = readFileSync(join(root, '.storybook', 'docs', 'Welcome.mdx'), 'utf8');
    const targets = [...welcome.matchAll(/\?path=\/\w+\/([\w-]+?)--\w+/g)].map(([, page]) => page);
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((page) => !pages.has(page))).toEqual([]);
  });

  it('has the tokens that styles read, with what holds without them', () => {
    const css =
      "border-radius: var(--pl-game-card-radius, ${radius('card')}); color: ${color('accent')};";
    expect(readTokens(css)).toEqual({
      own: [{ name: '--pl-game-card-radius', fallback: '--pl-radius-card' }],
      colors: ['accent'],
      others: ['--pl-radius-card'],
    });
  });

  it.each([
    ['`Form` is locked.', 'Form', true],
    ['Form parts are locked.', 'Form', false],
    ['BannerStrip goes on.', 'BannerStrip', true],
    ['`FormField` is new.', 'Form', false],
  ])('has the changes that name it: %s', (text, name, isSaid) => {
    expect(isAbout(text, name)).toBe(isSaid);
  });
});
