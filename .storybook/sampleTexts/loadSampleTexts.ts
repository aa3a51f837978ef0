import { sampleTexts, type TextPair } from './sampleTexts';

type Texts = TextPair['english'];

const FILES = {
  ...import.meta.glob<Texts>('../../packages/features/*/src/i18n/*/*/*.json', {
    import: 'default',
  }),
  ...import.meta.glob<Texts>(
    '../../packages/design-system/src/{labels/texts,patterns/messages}/*.json',
    {
      import: 'default',
    },
  ),
};

const loaded = new Map<string, Promise<(text: string) => string>>();

async function load(tag: string): Promise<(text: string) => string> {
  const paths = Object.keys(FILES).filter((path) => path.endsWith(`/${tag}.json`));
  const files = paths.map(async (path) => ({
    english: (await FILES[path.replace(/[^/]+$/, 'en.json')]?.()) ?? {},
    other: (await FILES[path]?.()) ?? {},
  }));
  return sampleTexts(await Promise.all(files));
}

/** Loads what says English samples in a language of the product. */
export function loadSampleTexts(tag: string): Promise<(text: string) => string> {
  const found = loaded.get(tag) ?? load(tag);
  loaded.set(tag, found);
  return found;
}
