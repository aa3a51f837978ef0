type Texts = Record<string, unknown>;

/** The languages of most stories and tests. All 29 would make every test file load several hundred modules. */
const LOADED = {
  ...import.meta.glob<Texts>('../../../*/src/i18n/*/*/{en,id,zh-Hans}.json', {
    eager: true,
    import: 'default',
  }),
  ...import.meta.glob<Texts>(
    '../../../../design-system/src/patterns/messages/{en,id,zh-Hans}.json',
    { eager: true, import: 'default' },
  ),
};

const FURTHER = {
  ...import.meta.glob<Texts>('../../../*/src/i18n/*/*/*.json', { import: 'default' }),
  ...import.meta.glob<Texts>('../../../../design-system/src/patterns/messages/*.json', {
    import: 'default',
  }),
};

/** Tags of all languages. */
export const readTags = (): string[] =>
  Object.keys(FURTHER)
    .filter((path) => path.includes('/first/common/'))
    .map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** Loads the texts of a language, for a story that is shown in it. */
export async function loadTexts(tag: string): Promise<void> {
  const missing = Object.entries(FURTHER).filter(
    ([path]) => path.endsWith(`/${tag}.json`) && !(path in LOADED),
  );
  await Promise.all(
    missing.map(async ([path, load]) => {
      LOADED[path] = await load();
    }),
  );
}

/** The texts that are loaded. Those of the pattern catalogue are the namespace `patterns`, as on the site. */
export const readTexts = () =>
  Object.entries(LOADED).map(([path, texts]) => {
    const [file = '', folder = ''] = path.split('/').reverse();
    const namespace = folder === 'messages' ? 'patterns' : folder;
    return { tag: file.replace('.json', ''), namespace, texts };
  });
