import { LANGUAGES, MerchantDocumentError, writeStored } from '@parlour/feature-core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BootErrorPage } from './BootErrorPage';
import { bootTexts } from './bootTexts';

const speak = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const draw = (error: unknown = new TypeError('Failed to fetch')) => {
  const handleRetry = vi.fn();
  render(<BootErrorPage error={error} onRetry={handleRetry} />);
  return handleRetry;
};
const title = () => screen.getByRole('heading', { level: 1 });

afterEach(() => {
  writeStored('language', null);
  document.querySelector('#fallback')?.remove();
});

describe('[ERR-04] the page of a site that can not start', () => {
  it('has its texts in every language of the product', () => {
    for (const { tag } of LANGUAGES) {
      const texts = bootTexts(tag);
      expect(texts === bootTexts('en'), tag).toBe(tag === 'en');
      expect(Object.keys(texts)).toEqual(Object.keys(bootTexts('en')));
      for (const text of Object.values(texts)) expect(text).not.toBe('');
    }
  });

  it.each([
    [['ar-EG', 'en'], 'ar', 'rtl'],
    [['zh-TW'], 'zh-Hant', 'ltr'],
    [['zh-CN'], 'zh-Hans', 'ltr'],
    [['pt-PT'], 'pt', 'ltr'],
    [['pt-BR'], 'pt-BR', 'ltr'],
    [['tl'], 'fil', 'ltr'],
    [['my'], 'my', 'ltr'],
    [['xx', 'th-TH'], 'th', 'ltr'],
    [['not a tag', 'xx'], 'en', 'ltr'],
  ] as const)('speaks to a browser of %o in %s', (tags, tag, direction) => {
    speak(...tags);
    draw();
    expect(title().textContent).toBe(bootTexts(tag).title);
    expect(screen.getByText(bootTexts(tag).network)).toBeDefined();
    const { lang, dir } = screen.getByRole('main');
    expect([lang, dir]).toEqual([tag, direction]);
  });

  it('speaks the language of the last choice before that of the browser', () => {
    speak('fr');
    writeStored('language', 'id');
    draw();
    expect(title().textContent).toBe(bootTexts('id').title);
  });

  it('is tried again by its button', () => {
    speak('en');
    const handleRetry = draw();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(handleRetry).toHaveBeenCalledOnce();
  });

  it('leads to the help that the server wrote into the page', () => {
    speak('en');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="fallback" hidden><p><a dir="ltr" href="mailto:help@parlour.example">help@parlour.example</a></p></div>',
    );
    draw();
    const help = screen.getByRole('link', { name: 'help@parlour.example' });
    expect(help.getAttribute('href')).toBe('mailto:help@parlour.example');
  });

  it('[WL-02] names the field with the error, and what is wanted there', () => {
    speak('id');
    draw(new MerchantDocumentError('supportLanguages[1]'));
    expect(
      screen.getByText('merchant.json, supportLanguages[1]: expected a list of codes of languages'),
    ).toBeDefined();
    expect(screen.queryByText(bootTexts('id').network)).toBeNull();
  });

  it('[WL-02] names a key that does not exist, and the line of what is no JSON', () => {
    speak('en');
    draw(new MerchantDocumentError('theme.colour', 'unknown'));
    expect(screen.getByText('merchant.json, theme.colour: no such field')).toBeDefined();
    draw(new MerchantDocumentError('{\n  "platform": "WEB",\n  "age": 18,\n}', 'syntax'));
    expect(
      screen.getByText('merchant.json: this is not valid JSON, from line 4, column 1 on'),
    ).toBeDefined();
    expect(screen.queryByText(bootTexts('en').network)).toBeNull();
  });
});
