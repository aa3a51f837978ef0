import { describe, expect, it } from 'vitest';
import {
  boundField,
  boundFieldErrors,
  isInItsGroup,
  isOfFeature,
  listedErrors,
  missingStories,
  namesAlternatives,
  storiesNeededBy,
  storyErrors,
} from './check-stories.mjs';

/** A story file with these stories, each by what stands behind its equals sign. */
function fileOf(
  stories,
  { before = '', meta = "args: { label: 'Koi' }, render: (args) => <Part {...args} />" } = {},
) {
  const lines = Object.entries(stories).map(
    ([name, value]) => `export const ${name}: Story = ${value};`,
  );
  return [
    before,
    `const meta = { title: 'Design System/Data/Part', ${meta} } satisfies Meta<typeof Part>;`,
    ...lines,
  ].join('\n');
}

describe('[DS-02] the stories', () => {
  it('show every state of every component and page', () => {
    const { errors, components, pages } = missingStories();
    expect(errors).toEqual([]);
    expect(components).toBeGreaterThan(100);
    expect(pages).toBeGreaterThan(2);
  });

  it.each([
    ['A `Select` of the `Form` around it.', false],
    ['One line of text. For several take `TextArea`.', true],
    ['Records that hold each other. Those without an order are a `DataTable`.', true],
  ])('stand beside a comment that says when not: %s', (comment, isSaid) => {
    const text = `/**\n * ${comment.replace('. ', '.\n * ')}\n */\nexport function Part() {}`;
    expect(namesAlternatives(text, 'Part')).toBe(isSaid);
  });

  it('are told when one is missing, and when one is there that was left out in words', () => {
    const text = `// stories-check: no Missing, all is given\n// stories-check: no States, it has none\n${fileOf(
      { Default: '{}', Missing: '{ args: { label: undefined } }' },
    )}`;
    expect(storyErrors(text, ['Default', 'Missing', 'States', 'Narrow'])).toEqual([
      'no story "Narrow"',
      '"Missing" is there, so its opt-out goes',
    ]);
  });
});

describe('[DS-02] two stories of a file that show the same thing', () => {
  const SAME = ['"Default" and "Playground" show the same thing'];

  it.each([
    ['both are empty', '{}', '{}'],
    [
      'one is the other, laid out otherwise',
      "{ args: { size: 'md' } }",
      "{\n  args: {\n    size: 'md',\n  },\n}",
    ],
    ['one has its args in another order', '{ args: { a: 1, b: 2 } }', '{ args: { b: 2, a: 1 } }'],
    ['one sets what the file sets', '{}', "{ args: { label: 'Koi' } }"],
    ['one sets nothing', '{}', '{ args: { hint: undefined } }'],
    ['they share a constant', '{ args: FULL }', "{ args: { size: 'lg' } }"],
    ['one spreads the constant', '{ args: FULL }', '{ args: { ...FULL } }'],
    ['one spreads the other', '{ args: FULL }', '{ ...Default }'],
    ['one takes the args of the other', '{ args: FULL }', '{ args: { ...Default.args } }'],
    ['both draw by the same function', '{ render: draw }', '{ render: () => <Part size="lg" /> }'],
    ['the args are not drawn', '{ render: draw }', "{ args: { label: 'Heron' }, render: draw }"],
    ['one only has another name and other tags', '{}', "{ name: 'Plain', tags: ['no-visual'] }"],
    [
      'one only looks',
      '{}',
      "{ play: async ({ canvas }) => { await expect(canvas.getByText('Koi')).toBeVisible(); } }",
    ],
  ])('are told of where %s', (_, one, other) => {
    const before =
      'const FULL = { size: \'lg\' } as const;\nconst draw = () => <Part size="lg" />;';
    const errors = storyErrors(fileOf({ Default: one, Playground: other }, { before }));
    expect(errors.filter((error) => error.endsWith('the same thing'))).toEqual(SAME);
  });

  it.each([
    ['another value', '{}', "{ args: { label: 'Heron' } }"],
    ['another width', '{}', "{ globals: { viewport: { value: 'narrow' } } }"],
    ['another drawing', '{}', '{ render: (args) => <Part {...args} size="lg" /> }'],
    [
      'a press',
      '{}',
      "{ play: async ({ canvas }) => { await userEvent.click(canvas.getByRole('button')); } }",
    ],
    ['something that is left out', "{ args: { label: 'Koi' } }", '{ args: { label: undefined } }'],
    ['a play function of another name', '{}', '{ play: open }'],
  ])('are others by %s', (_, one, other) => {
    expect(storyErrors(fileOf({ Default: one, Playground: other }))).toEqual([]);
  });

  it('are each told of with the first of them', () => {
    const text = fileOf({ Default: '{}', Playground: '{}', States: '{}' });
    expect(storyErrors(text)).toEqual([...SAME, '"Default" and "States" show the same thing']);
  });
});

describe('[DS-02] a story does what its name says', () => {
  it.each([
    ['has no play function', "{ args: { label: 'Heron' } }"],
    [
      'only looks',
      "{ args: { label: 'Heron' }, play: async ({ canvas }) => { await expect(canvas.getByText('Koi')).toBeVisible(); } }",
    ],
  ])('an interaction that %s is told of', (_, story) => {
    expect(storyErrors(fileOf({ Default: '{}', Interaction: story }))).toEqual([
      '"Interaction" has no play function that presses or types',
    ]);
  });

  it.each([
    ['only types', "await userEvent.type(canvas.getByRole('textbox'), 'Koi');", ['a pointer']],
    ['only presses', "await userEvent.click(canvas.getByRole('button'));", ['the keyboard']],
    ['only scrolls', 'window.scrollTo(0, 90);', ['the keyboard', 'a pointer']],
    [
      'only speaks of a press',
      "await userEvent.tab(); // then userEvent.click\nlook('userEvent.hover');",
      ['a pointer'],
    ],
    ['presses by a method of its own', 'await userEvent.tab(); list.click();', ['a pointer']],
  ])('an interaction that %s is told of, by what it is without', (_, body, without) => {
    const story = `{ play: async ({ canvas }) => { ${body} } }`;
    expect(storyErrors(fileOf({ Interaction: story }))).toEqual(
      without.map((half) => `"Interaction" is played without ${half}`),
    );
  });

  const BEFORE = `import { userEvent as person } from 'storybook/test';
    const press = (button) => userEvent.click(button);
    async function write(canvas) { await press(canvas.getByRole('button')); await type(canvas); }
    const type = async (canvas) => { await userEvent.type(canvas.getByRole('textbox'), 'Koi'); };
    const open = async ({ canvas }) => { await userEvent.hover(canvas.getByRole('button')); await userEvent.tab(); };`;
  it.each([
    ['by itself', 'async () => { await userEvent.tab(); await userEvent.click(one); }'],
    [
      'in steps',
      "async ({ step }) => { await step('a', () => userEvent.tab()); await press(one); }",
    ],
    ['by helpers of helpers', 'async ({ canvas }) => { await write(canvas); }'],
    ['by a function of the file', 'open'],
    ['by the play of another', 'async (context) => { await Default.play(context); }'],
    [
      'with what the argument holds',
      "async ({ userEvent }) => { await userEvent.keyboard('a'); await userEvent.pointer([]); }",
    ],
    [
      'with what the argument holds, under another name',
      'async ({ userEvent: guest }) => { await guest.tab(); await guest.click(one); }',
    ],
    [
      'through the whole argument',
      'async (context) => { await context.userEvent.tab(); await context.userEvent.click(one); }',
    ],
    [
      'as somebody set up',
      'async () => { const guest = userEvent.setup(); await guest.tab(); await guest.click(one); }',
    ],
    ['under the name of an import', 'async () => { await person.tab(); await person.click(one); }'],
    [
      'with a choice of a native list',
      "async () => { await userEvent.tab(); await userEvent.selectOptions(one, 'Koi'); }",
    ],
  ])('an interaction is played with both %s', (_, play) => {
    const stories = {
      Default: '{ play: open }',
      Interaction: `{ args: { size: 'lg' }, play: ${play} }`,
    };
    expect(storyErrors(fileOf(stories, { before: BEFORE }))).toEqual([]);
  });

  it('an interaction is played with both by a method, and by what it spreads', () => {
    const method = '{ async play() { await userEvent.tab(); await userEvent.click(one); } }';
    expect(storyErrors(fileOf({ Interaction: method }))).toEqual([]);
    const stories = { Pressed: method, Interaction: "{ ...Pressed, args: { size: 'lg' } }" };
    expect(storyErrors(fileOf(stories))).toEqual([]);
  });

  it('a half of an interaction may be left out in words, while it is', () => {
    const before = '// stories-check: no pointer, its field hides from it';
    const typed = '{ play: async () => { await userEvent.tab(); } }';
    expect(storyErrors(fileOf({ Interaction: typed }, { before }))).toEqual([]);
    const both = '{ play: async () => { await userEvent.tab(); await userEvent.click(one); } }';
    expect(storyErrors(fileOf({ Interaction: both }, { before }))).toEqual([
      '"Interaction" is played with a pointer, so its opt-out goes',
    ]);
  });

  it('a playground that no control reaches is told of', () => {
    const stories = { Default: '{}', Playground: '{ render: () => <Part label="Koi" /> }' };
    expect(storyErrors(fileOf(stories))).toEqual([
      '"Playground" draws without its args, so that no control sets anything',
    ]);
  });
});

describe('[RV-04] a listed story', () => {
  const PRESS = '{ play: async () => { await userEvent.click(one); } }';

  it.each([
    ['an id', 'Slow', '[F3] waits'],
    ['a sentence', 'Slow', 'Says that a part takes its time'],
  ])('whose title has %s is told of', (_, name, title) => {
    const stories = { [name]: `{ name: '${title}' }` };
    expect(listedErrors(fileOf(stories))).toEqual([
      `"${name}" is listed, but its title is one of a test: ${title}`,
    ]);
    const [[, story]] = Object.entries(stories);
    expect(listedErrors(fileOf({ SlowTest: story, SlowInteraction: story }))).toEqual([]);
  });

  it('whose export reads as a sentence is told of', () => {
    expect(listedErrors(fileOf({ OneOfSeveralButtonsIsPressed: '{}' }))).toHaveLength(1);
    expect(listedErrors(fileOf({ OneOfSeveralButtons: '{}' }))).toEqual([]);
  });

  it.each(['Ready', 'Default', 'Playground'])('"%s" is not played', (name) => {
    expect(listedErrors(fileOf({ [name]: PRESS }))).toEqual([
      `"${name}" is played: that is a story "Interaction" of its own`,
    ]);
    const look = '{ play: async () => { await expect(one).toBeVisible(); } }';
    expect(listedErrors(fileOf({ [name]: look, Interaction: PRESS, Refused: PRESS }))).toEqual([]);
  });

  it('may be played to become what it is, where that is said in words, while it is', () => {
    const before = '// stories-check: no untouched, a press opens it';
    expect(listedErrors(fileOf({ Ready: PRESS }, { before }))).toEqual([]);
    expect(listedErrors(fileOf({ Ready: '{}' }, { before }))).toEqual([
      'nothing is played, so the opt-out goes',
    ]);
  });
});

describe('[DS-02] what the source of a component asks for', () => {
  it.each([
    ['export interface PartProps {\n  label: string;\n}', []],
    ["export const PART_SIZES = ['sm', 'md'] as const;", ['Variants']],
    ['export interface Part {\n  /** Why. */\n  reason?: string | undefined;\n}', ['Missing']],
    ['export interface Part {\n  readonly facts?: readonly Fact[];\n}', ['Missing']],
    ['export interface Part {\n  reason: string;\n  isWide?: boolean;\n}', []],
    ['export interface PartProps {\n  onRedeem?: () => void;\n}', ['Interaction']],
    ["export interface PartProps extends ComponentPropsWithRef<'a'> {}", ['Interaction']],
    ['<S.More href={more.href}>{more.label}</S.More>', ['Interaction']],
    ['<img src={src} onError={handleError} />', []],
  ])('%s', (source, stories) => {
    expect(storiesNeededBy(source)).toEqual(stories);
  });
});

describe('[DS-02] a field that is bound to a form', () => {
  const source = "import { Select } from '../Select/Select';\nreturn useFormField(props);";

  it.each([
    ['FormSelect', source, 'Select'],
    ['FormSelect', source.replace('useFormField', 'useFormValue<string>'), 'Select'],
    ['FormSelect', source.replace('useFormField', 'useField'), undefined],
    ['FormSection', source, undefined],
    ['Form', source, undefined],
    ['Select', source, undefined],
  ])('%s is told by its source: case %#', (name, text, field) => {
    expect(boundField(name, text)).toBe(field);
  });

  it('leads to the stories of the field and has a row in the table of all', () => {
    const link = '[Select](?path=/docs/design-system-forms-select--docs)';
    expect(boundFieldErrors('FormSelect', 'Select', link, '<FormSelect {...named} />')).toEqual([]);
    expect(boundFieldErrors('FormSelect', 'Select', '', '<FormSelectAll {...named} />')).toEqual([
      'no link to the docs of Select',
      'no row in packages/design-system/src/components/Form/formFields.fixtures.tsx',
    ]);
  });
});

describe('[DS-02] the place of the stories', () => {
  it.each([
    ['Design System/Data/DataTable', true],
    ['Design System/Actions and layout/Button', true],
    ['Design System/Icons', true],
    ['Design System/DataTable', false],
    ['Design System/Tables/DataTable', false],
    ['Design System/Data/Tables/DataTable', false],
    ['Design System/Data/', false],
    ['Features/Data/DataTable', false],
    [undefined, false],
  ])('%s', (title, isInGroup) => {
    expect(isInItsGroup(title)).toBe(isInGroup);
  });

  it('is named after the component', () => {
    expect(isInItsGroup('Design System/Data/Table', 'DataTable')).toBe(false);
    expect(isInItsGroup('Design System/Data/DataTable', 'DataTable')).toBe(true);
  });

  it.each([
    ['Features/Frame/Header', true],
    ['Features/Frame/Parts/Header', true],
    ['Features/Frame/TheHeader', false],
    ['Features/Home/Header', false],
    ['Design System/Frame/Header', false],
    [undefined, false],
  ])('of a feature: %s', (title, isNamed) => {
    expect(isOfFeature(title, 'frame', 'Header')).toBe(isNamed);
  });
});
