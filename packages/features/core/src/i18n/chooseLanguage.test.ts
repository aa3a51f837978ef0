// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../storage/registry';
import { addressIn } from './addressLanguage';
import { chooseLanguage } from './i18n';

const choose = (tags: string[], { address = '/', stored = null as string | null } = {}) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  history.replaceState(null, '', address);
  writeStored('language', stored);
  return chooseLanguage({ supported: ['EN', 'TH', 'AR', 'BR'], fallback: 'EN' }).tag;
};

beforeEach(() => {
  writeStored('language', null);
  writeStored('defaultLanguage', null);
});

describe('[I18N-02] the language of a visit', () => {
  it('is the first of the browser’s that the merchant offers, and the default is noted', () => {
    expect(choose(['fr', 'pt-BR', 'th'])).toBe('pt-BR');
    expect(readStored('defaultLanguage')).toBe('en');
    expect(readStored('language')).toBeNull();
  });

  it('is the merchant’s default where none of them is on offer', () => {
    expect(choose(['fr', 'constructor', ''])).toBe('en');
  });

  it('is the last choice rather than the browser’s', () => {
    expect(choose(['th'], { stored: 'ar' })).toBe('ar');
    expect(choose(['th'], { stored: 'ru' })).toBe('th');
  });

  it('is that of the address, which is a choice and leaves the rest of the address alone', () => {
    const address = '/help?lang=TH&topic=2#first';
    expect(choose(['ar'], { address, stored: 'ar' })).toBe('th');
    expect(readStored('language')).toBe('th');
    expect(location.pathname + location.search + location.hash).toBe('/help?topic=2#first');
  });

  it('is not that of the address where the merchant does not offer it', () => {
    expect(choose(['th'], { address: '/?lang=ru' })).toBe('th');
    expect(readStored('language')).toBeNull();
    expect(location.search).toBe('');
  });

  it('can be put into an address', () => {
    history.replaceState(null, '', '/rng?vassalage=LW&lang=ar#top');
    expect(new URL(addressIn('th')).search).toBe('?vassalage=LW&lang=th');
  });
});
