import { DocsContext } from '@storybook/addon-docs/blocks';
import type { StoryContext } from '@storybook/react-vite';
import { type ReactNode, use, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Example } from '../../packages/design-system/src/docs/example';
import { CheckIcon } from '../../packages/design-system/src/icons/CheckIcon';
import { CloseIcon } from '../../packages/design-system/src/icons/CloseIcon';
import { LabelsProvider, type LabelTexts } from '../../packages/design-system/src/labels';
import { surroundingsOf } from '../surroundings';
import { withSurroundings } from '../withSurroundings';
import './examples.css';
import { loadWritten } from './written';

const examplesOf = loadWritten(
  import.meta.glob<readonly Example[]>(
    '../../packages/design-system/src/components/*/*.examples.tsx',
    { import: 'examples' },
  ),
);

const textFiles = import.meta.glob<LabelTexts>(
  '../../packages/design-system/src/labels/texts/*.json',
  { import: 'default' },
);
const texts = new Map<string, Promise<LabelTexts>>();

/** Built-in labels of a language; those of English for one that has none. */
function textsOf(tag: string): Promise<LabelTexts> {
  const fileOf = (name: string) =>
    textFiles[`../../packages/design-system/src/labels/texts/${name}.json`];
  const known = texts.get(tag) ?? (fileOf(tag) ?? fileOf('en'))?.() ?? Promise.resolve({});
  texts.set(tag, known);
  return known;
}

type Globals = Readonly<Record<string, unknown>>;

/** The first story of the page with the choices of the toolbar, as they are now. */
function useToolbar(): StoryContext {
  const docs = use(DocsContext);
  const story = docs.getStoryContext(docs.storyById());
  const [globals, setGlobals] = useState(story.globals as Globals);
  useEffect(() => {
    const handleChange = (event: { globals: Globals }) => setGlobals(event.globals);
    docs.channel.on(GLOBALS_UPDATED, handleChange);
    return () => docs.channel.off(GLOBALS_UPDATED, handleChange);
  }, [docs]);
  return { ...story, globals, viewMode: 'docs' } as unknown as StoryContext;
}

function Labelled({ lang, children }: { lang: string; children: ReactNode }) {
  return (
    <LabelsProvider language={lang} labels={use(textsOf(lang))}>
      {children}
    </LabelsProvider>
  );
}

/** A sentence whose names in backticks are code. */
const withCode = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));

function Card({ kind, show, why }: { kind: 'right' | 'wrong'; show: ReactNode; why: string }) {
  return (
    <figure className="pl-example" data-kind={kind}>
      <div className="stage">{show}</div>
      <figcaption lang="en" dir="ltr">
        <strong>
          {kind === 'right' ? <CheckIcon size={20} /> : <CloseIcon size={20} />}
          {kind === 'right' ? 'Do' : 'Don’t'}
        </strong>
        <span>{withCode(why)}</span>
      </figcaption>
    </figure>
  );
}

/** Right and wrong ways side by side, in the theme, direction, language and brand of the toolbar. */
export function ExampleSection({ name }: { name: string }) {
  const examples = use(examplesOf(name));
  const toolbar = useToolbar();
  if (examples === undefined) return null;
  const { lang } = surroundingsOf(toolbar.globals, toolbar.id);
  const pairs = () => (
    <Labelled lang={lang}>
      {examples.map(({ right, wrong }) => (
        <div key={right.why} className="pl-examples">
          <Card kind="right" {...right} />
          <Card kind="wrong" {...wrong} />
        </div>
      ))}
    </Labelled>
  );
  // Without the styles of Storybook's own texts.
  return <div className="sb-unstyled pl-example-page">{withSurroundings(pairs, toolbar)}</div>;
}
