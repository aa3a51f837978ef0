import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLanguageTexts } from './demoTexts';
import { SHOUTING, URGING } from './urgingWords';

const root = join(import.meta.dirname, '..', '..');
const features = join(root, 'packages/features');
const refusals = join(root, 'apps/gateway/src/platform/refusals');

/** Everything of the feature `saferplay`, and what others show on the same ways; a new namespace needs no line here. */
const OWNER = 'saferplay';
const WAYS = /^(?:safer|statement|break|exclu|reality|play|ageGate|help)/i;
const REFUSALS = /LIMIT_REACHED|EXCLU|BREAK|PAUSE/;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
const languageOf = (path: string): string => basename(path, '.json');

const namespaces = foldersIn(features)
  .flatMap((feature) =>
    readdirSync(feature).includes('src') && readdirSync(join(feature, 'src')).includes('i18n')
      ? foldersIn(join(feature, 'src/i18n')).flatMap(foldersIn)
      : [],
  )
  .filter((path) => path.startsWith(join(features, OWNER, '/')) || WAYS.test(basename(path)));

const textsIn = (folder: string) =>
  readdirSync(folder).map((name) => ({
    language: languageOf(name),
    texts: readLanguageTexts(join(folder, name)),
  }));
const all = [
  ...namespaces.flatMap((folder) =>
    textsIn(folder).map((file) => ({ ...file, place: basename(folder) })),
  ),
  ...textsIn(refusals).map(({ language, texts }) => ({
    language,
    place: 'refusals',
    texts: texts.filter(([key]) => REFUSALS.test(key)),
  })),
];

const isUrging = (language: string, text: string): boolean =>
  SHOUTING.test(text) || URGING[language]?.test(text) === true;

describe('[SP-11] [R11] a text on the way to a limit, a break or an exclusion', () => {
  it.each([
    ['en', 'Are you sure that you want to stop?'],
    ['en', 'We will miss you.'],
    ['en', 'Before you go: your bonus for you is waiting.'],
    ['en', 'Keep playing and win it back.'],
    ['en', 'You will lose your VIP level.'],
    ['en', 'How about a shorter break instead?'],
    ['en', 'Set your limit now!'],
    ['es', '¿Estás seguro?'],
    ['fr', 'Ne partez pas'],
    ['id', 'Jangan lewatkan kesempatan terakhir'],
    ['pt-BR', 'Tem certeza?'],
    ['ru', 'Не уходите, можно отыграться'],
    ['th', 'อย่าพลาด'],
    ['vi', 'Bạn có chắc không?'],
    ['zh-Hans', '您确定要休息吗？'],
    ['ar', 'هل أنت متأكد؟'],
  ])('does not try to keep anybody, as in %s "%s" would', (language, text) => {
    expect(isUrging(language, text)).toBe(true);
  });

  it.each([
    ['en', 'Until then the present limit holds.'],
    ['en', 'Nothing can be staked meanwhile, and no offers are sent.'],
    ['en', 'The break can not be made shorter.'],
    ['en', 'Go on'],
    ['zh-Hans', '在此之前，现有限额继续有效。'],
  ])('may say what happens: in %s "%s"', (language, text) => {
    expect(isUrging(language, text)).toBe(false);
  });

  it('is looked for in every language of the site', () => {
    const tags = textsIn(join(features, 'core/src/i18n/first/common'));
    expect(Object.keys(URGING).sort()).toEqual(tags.map(({ language }) => language).sort());
  });

  it('is found, wherever a feature keeps it', () => {
    expect(namespaces.map((path) => basename(path))).toEqual(
      expect.arrayContaining(['saferplay', 'ageGate', 'help', 'play']),
    );
    expect(
      all.filter(({ place }) => place === 'refusals').flatMap(({ texts }) => texts),
    ).not.toEqual([]);
  });

  it('never urges', () => {
    const urging = all.flatMap(({ language, place, texts }) =>
      texts
        .filter(([, text]) => isUrging(language, text))
        .map(([key, text]) => `${place} ${language} ${key}: ${text}`),
    );
    expect(urging).toEqual([]);
  });
});
