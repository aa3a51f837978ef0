import { describe, expect, it, vi } from 'vitest';
import { startTranslator } from './i18n';

const TEXTS: Record<string, string> = { en: 'Home', id: 'Beranda' };
const load = vi.fn((tag: string) => {
  const home = TEXTS[tag];
  return home === undefined ? null : Promise.resolve({ common: { home } });
});

describe('[I18N-03] the texts at the start', () => {
  it.each([
    ['its own', 'ID', 'Beranda', ['id']],
    ['English where the default language has none', 'AR', 'Home', ['ar', 'en']],
  ])('are %s', async (_, fallback, home, asked) => {
    load.mockClear();
    const translator = await startTranslator({ supported: [fallback], fallback, load });
    expect(translator.t('home')).toBe(home);
    expect(load.mock.calls.map(([tag]) => tag)).toEqual(asked);
  });
});
