// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findLanguage, type Language } from '../languages/languages';
import { readStored, writeStored } from '../storage/registry';
import { changeLanguage } from './changeLanguage';
import { startTranslator } from './i18n';
import { loadLateTexts } from './lateTexts';

const TEXTS: Record<string, string> = { en: 'Home', id: 'Beranda' };
const textsOf = (namespace: string) =>
  vi.fn((tag: string) => {
    const home = TEXTS[tag];
    return home === undefined ? null : Promise.resolve({ [namespace]: { home } });
  });
const loadFirst = textsOf('common');
const loadWhole = vi.fn((tag: string) => {
  const home = TEXTS[tag];
  return home === undefined ? null : Promise.resolve({ common: { home }, late: { home } });
});
const load = (tag: string, isWhole?: boolean) => (isWhole ? loadWhole(tag) : loadFirst(tag));
const loadLate = textsOf('late');
const asked = (loader: typeof loadFirst) => loader.mock.calls.map(([tag]) => tag);
const languageOf = (tag: string) => findLanguage(tag) as Language;

const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => {
  writeStored('language', null);
  speak();
  loadFirst.mockClear();
  loadWhole.mockClear();
  loadLate.mockClear();
});

describe('the texts at the start', () => {
  it.each([
    ['its own', 'ID', 'Beranda', ['id']],
    ['English where the default language has none', 'AR', 'Home', ['ar', 'en']],
  ])('are %s', async (_, fallback, home, tags) => {
    const translator = await startTranslator({ supported: [fallback], fallback, load });
    expect(translator.t('home')).toBe(home);
    expect(asked(loadFirst)).toEqual(tags);
  });
});

describe('the texts of what is opened later', () => {
  const start = (fallback: string) =>
    startTranslator({ supported: [fallback, 'EN'], fallback, load, loadLate });

  it('are not asked for at the start, nor by a change of language', async () => {
    const translator = await start('ID');
    await changeLanguage(translator, languageOf('en'), load);
    expect(asked(loadLate)).toEqual([]);
  });

  it('are asked for once, and come with all others of another language', async () => {
    const translator = await start('ID');
    await Promise.all([loadLateTexts(), loadLateTexts()]);
    expect(translator.t('late:home')).toBe('Beranda');
    await changeLanguage(translator, languageOf('en'), load);
    expect(translator.t('home')).toBe('Home');
    expect(translator.t('late:home')).toBe('Home');
    await changeLanguage(translator, languageOf('id'), load);
    expect(asked(loadFirst)).toEqual(['id']);
    expect(asked(loadLate)).toEqual(['id']);
    expect(asked(loadWhole)).toEqual(['en']);
  });

  it('come alone in a language whose first texts are there', async () => {
    const translator = await start('ID');
    await changeLanguage(translator, languageOf('en'), load);
    await loadLateTexts();
    await changeLanguage(translator, languageOf('id'), load);
    expect(translator.t('late:home')).toBe('Beranda');
    expect(asked(loadLate)).toEqual(['en', 'id']);
    expect(asked(loadWhole)).toEqual([]);
  });

  it('are those of the last choice, whichever comes first', async () => {
    const translator = await start('ZH');
    let release: () => void = () => undefined;
    loadFirst.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = () => resolve({ common: { home: 'Beranda' } });
        }),
    );
    const slow = changeLanguage(translator, languageOf('id'), load);
    expect(await changeLanguage(translator, languageOf('en'), load)).toBe(true);
    release();
    expect(await slow).toBe(false);
    expect(translator.language).toBe('en');
    expect(readStored('language')).toBe('en');
  });

  it('have the page drawn anew only where one of them was missing', async () => {
    const draw = vi.fn();
    const whole = await start('ID');
    whole.store.on('added', draw);
    expect(whole.t('home')).toBe('Beranda');
    await loadLateTexts();
    expect(draw).not.toHaveBeenCalled();

    const lacking = await start('ID');
    lacking.store.on('added', draw);
    expect(lacking.t('late:home')).toBe('');
    await loadLateTexts();
    expect(draw).toHaveBeenCalled();
    expect(lacking.t('late:home')).toBe('Beranda');
  });

  it('are English where the language has none', async () => {
    const translator = await start('AR');
    await loadLateTexts();
    expect(translator.t('late:home')).toBe('Home');
    expect(asked(loadLate)).toEqual(['ar', 'en']);
  });

  it('are asked for again after a request that failed', async () => {
    await start('ID');
    loadLate.mockImplementationOnce(() => Promise.reject(new Error('lost')));
    await expect(loadLateTexts()).rejects.toThrow('lost');
    await loadLateTexts();
    expect(asked(loadLate)).toEqual(['id', 'id']);
  });
});
