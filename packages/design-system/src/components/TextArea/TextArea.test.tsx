import { afterEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { countCharacters } from './countCharacters';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  conformance((props) => <TextArea {...props} label="Your feedback" />, {
    element: 'textarea',
    dataComponent: 'TextArea',
  });
});

describe('the count of characters', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['', 0],
    ['koi', 3],
    ['a\nb', 3],
    ['👩‍👩‍👧‍👦', 1],
    ['🇮🇩🇹🇭', 2],
    ['e\u0301', 1],
    ['นี้', 1],
  ])('of %j is %i', (text, expected) => {
    expect(countCharacters(text)).toBe(expected);
  });

  it('goes by code points where graphemes are unknown', () => {
    vi.stubGlobal('Intl', {});
    expect(countCharacters('🐟🐟')).toBe(2);
  });
});
