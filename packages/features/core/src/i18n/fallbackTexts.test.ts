// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../storage/registry';
import { addTexts } from './dictionary';
import { addFallbackTexts } from './fallbackTexts';
import { startTranslator } from './i18n';
import { loadLateTexts } from './lateTexts';

beforeEach(() => {
  writeStored('language', null);
});

const partly = (namespace: string) =>
  vi.fn((tag: string) =>
    Promise.resolve({
      [namespace]: tag === 'id' ? { home: 'Beranda' } : { home: 'Home', help: `Help, ${tag}` },
    }),
  );
const asked = (loader: ReturnType<typeof partly>) => loader.mock.calls.map(([tag]) => tag);

describe('[I18N-02] a text that a language lacks', () => {
  const start = async (fallback: string) => {
    writeStored('language', 'id');
    const [first, late] = [partly('common'), partly('late')];
    const translator = await startTranslator({
      supported: [fallback, 'ID', 'EN'],
      fallback,
      load: first,
      loadLate: late,
      lookFurther: (...missing) => void addFallbackTexts(...missing),
    });
    return { translator, first, late };
  };

  it.each(['common:help', 'late:help'])('is that of the default language: %s', async (key) => {
    const { translator, first } = await start('FR');
    await loadLateTexts();
    expect(asked(first)).toEqual(['id']);
    expect(translator.t(key)).toBe('');
    await vi.waitFor(() => expect(translator.t(key)).toBe('Help, fr'));
    expect(translator.t('home')).toBe('Beranda');
    expect(asked(first)).toEqual(['id', 'fr']);
  });

  it('is looked for wherever texts have been taken from', async () => {
    const { translator } = await start('EN');
    await addTexts(translator, 'id', partly('centre'));
    expect(translator.t('centre:help')).toBe('');
    await vi.waitFor(() => expect(translator.t('centre:help')).toBe('Help, en'));
  });

  it('stays empty where nobody has it, and is looked for once', async () => {
    const { translator, first } = await start('EN');
    expect(translator.t('lost')).toBe('');
    await vi.waitFor(() => expect(asked(first)).toEqual(['id', 'en']));
    expect(translator.t('lost')).toBe('');
    await loadLateTexts();
    expect(translator.t('lost')).toBe('');
    await vi.waitFor(() => expect(translator.t('late:help')).toBe('Help, en'));
    expect(asked(first)).toEqual(['id', 'en']);
    expect(translator.t('lost', { defaultValue: 'given' })).toBe('given');
  });

  it('is asked for again after a request that failed', async () => {
    const { translator, first } = await start('EN');
    first.mockImplementationOnce(() => Promise.reject(new Error('lost')));
    expect(translator.t('help')).toBe('');
    await vi.waitFor(() => expect(asked(first)).toEqual(['id', 'en']));
    await vi.waitFor(() => expect(translator.t('help')).toBe('Help, en'));
    expect(asked(first)).toEqual(['id', 'en', 'en']);
  });
});
