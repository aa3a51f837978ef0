import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLanguages, readTexts } from './textBook';

const sources = fileURLToPath(new URL('../', import.meta.url));

/** Every folder below the sources whose files are texts by language. */
const FOLDERS = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)id\.json$/.test(path))
  .map((path) => path.replace(/[^/]+$/, ''));

const placesOf = (text = ''): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('[I18N-01] the texts of the gateway', () => {
  it('are found', () => {
    expect(FOLDERS).toEqual(
      expect.arrayContaining(['platform/refusals/', 'inbox/texts/', 'demo/texts/']),
    );
  });

  it.each(FOLDERS)(
    'in %s are the same ones in each language, with the same places for values',
    (folder) => {
      const { EN: english, ...others } = Object.fromEntries(
        readLanguages(pathToFileURL(join(sources, folder))),
      );
      expect(Object.keys(others).length).toBeGreaterThan(1);
      for (const [language, file] of Object.entries(others)) {
        expect(Object.keys(file).sort(), language).toEqual(Object.keys(english ?? {}).sort());
        for (const [key, text] of Object.entries(file))
          expect(placesOf(text), `${language} ${key}`).toEqual(placesOf(english?.[key]));
      }
    },
  );
});

describe('a folder of texts', () => {
  let path: string;
  const write = (tag: string, texts: object) =>
    writeFileSync(join(path, `${tag}.json`), JSON.stringify(texts));
  const read = () => readTexts<'greeting' | 'list.first' | 'list.last'>(pathToFileURL(`${path}/`));

  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'parlour-texts-'));
    write('en', { greeting: 'Hello, {name}', 'list.first': 'First', 'list.last': 'Last' });
  });
  afterEach(() => rmSync(path, { recursive: true }));

  it('gains a language by one file, and says in English what that leaves out', () => {
    expect(read().say('list.first', 'FR')).toBe('First');
    write('fr', { greeting: 'Bonjour, {name}', 'list.first': 'Premier' });
    const book = read();
    expect(book.say('list.first', 'FR')).toBe('Premier');
    expect(book.say('list.last', 'FR')).toBe('Last');
    expect(book.say('list.last', 'nonsense')).toBe('Last');
    expect(book.texts('list.first')).toEqual({ EN: 'First', FR: 'Premier' });
    expect(book.group('list')).toEqual({
      first: { EN: 'First', FR: 'Premier' },
      last: { EN: 'Last' },
    });
  });

  it('puts values into their places, each in its own language', () => {
    write('fr', { greeting: 'Bonjour, {name}', 'list.first': 'Premier' });
    const name = { EN: 'guest', FR: 'visiteur' };
    expect(read().texts('greeting', { name })).toEqual({
      EN: 'Hello, guest',
      FR: 'Bonjour, visiteur',
    });
    expect(read().say('greeting', 'FR', { name: 'Ada' })).toBe('Bonjour, Ada');
  });

  it('keeps values of the other direction apart from the sentence', () => {
    write('ar', { greeting: 'أهلًا، {name}.' });
    const say = (language: string, name: string) => read().say('greeting', language, { name });
    expect(say('AR', 'Firefox on Linux')).toBe('أهلًا، \u2068Firefox on Linux\u2069.');
    expect(say('AR', '203.0.113.9')).toBe('أهلًا، \u2068203.0.113.9\u2069.');
    expect(say('AR', 'ليلى')).toBe('أهلًا، ليلى.');
    expect(say('EN', 'ليلى')).toBe('Hello, \u2068ليلى\u2069');
  });

  it('takes nothing that is no language', () => {
    write('klingon', {});
    expect(read).toThrow('is no language');
  });
});
