import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FEATURES = 'packages/features';
const PLURAL = /_(zero|one|two|few|many|other)$/;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Every key of a dictionary with its text, plural forms under their common name. */
function flatten(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.').replace(PLURAL, ''), value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flatten(inner, [...path, key]),
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : sources(path);
    return /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) ? [path] : [];
  });
}

const features = readdirSync(FEATURES).filter((name) =>
  existsSync(join(FEATURES, name, 'src/i18n')),
);
const foldersIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory());
/** Folder of each namespace: `<feature>/src/i18n/<when>/<namespace>`. */
const namespaces = new Map(
  features
    .flatMap((feature) => foldersIn(join(FEATURES, feature, 'src/i18n')).flatMap(foldersIn))
    .map((folder) => [basename(folder), folder]),
);
const LANGUAGES = readdirSync(namespaces.get('common') ?? '').map((file) =>
  basename(file, '.json'),
);
const names = [...namespaces.keys()];
/** A new namespace is in English until its texts are settled, then in all languages. */
const settled = names.filter((name) => readdirSync(namespaces.get(name) ?? '').length > 1);
const keysOf = (name: string, language: string) =>
  new Map(flatten(read(join(namespaces.get(name) ?? '', `${language}.json`))));

describe('[I18N-02] dictionaries', () => {
  it.each(settled.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
    'of %s are whole in %s',
    (name, language) => {
      const texts = keysOf(name, language);
      expect([...texts.keys()].sort()).toEqual([...keysOf(name, 'en').keys()].sort());
      for (const [key, text] of texts) expect(text.trim(), key).not.toBe('');
    },
  );

  it.each(settled)('of %s keep their placeholders in every language', (name) => {
    const places = (text: string) =>
      [...text.matchAll(/\{\{[^}]+\}\}/g)].map(([place]) => place).sort();
    const english = keysOf(name, 'en');
    for (const language of LANGUAGES)
      for (const [key, text] of keysOf(name, language))
        expect(places(text), `${language} ${key}`).toEqual(places(english.get(key) ?? ''));
  });

  it.each(LANGUAGES)('[MOD-01] [MOD-02] tell notices from announcements in %s', (language) => {
    const titles = ['home', 'announcements'].map((name) => {
      const texts = keysOf(name, language);
      return texts.get('notices.title') ?? texts.get('title');
    });
    expect(new Set(titles).size).toBe(2);
  });

  it('hold every key that the code asks for by name', () => {
    const known = new Map(names.map((name) => [name, keysOf(name, 'en')]));
    const missing = features.flatMap((feature) =>
      sources(join(FEATURES, feature, 'src')).flatMap((path) => {
        const text = readFileSync(path, 'utf8');
        const [, first] = /useTranslation\(\[?'(\w+)'/.exec(text) ?? [];
        if (first === undefined) return [];
        return [...text.matchAll(/\bt\('([\w:.]+)'/g)].flatMap(([, key = '']) => {
          const [own, other] = key.split(':');
          const namespace = other === undefined ? first : (own ?? '');
          return known.get(namespace)?.has(other ?? key) === true ? [] : [`${path}: ${key}`];
        });
      }),
    );
    expect(missing).toEqual([]);
  });

  it('hold no key that nothing asks for', () => {
    const everywhere = [FEATURES, 'apps/site/src']
      .flatMap(sources)
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    // A key may be made of a fixed beginning and a value: `title.${gameType}`.
    const isAskedFor = (key: string) =>
      everywhere.includes(key) ||
      key.split('.').some((_, at, parts) => {
        const beginning = parts.slice(0, at).join('.');
        return beginning !== '' && everywhere.includes(`${beginning}.\${`);
      });
    const unused = names.flatMap((name) =>
      [...keysOf(name, 'en').keys()]
        .filter((key) => !isAskedFor(key))
        .map((key) => `${name}: ${key}`),
    );
    expect(unused).toEqual([]);
  });
});
