import { describe, expect, it } from 'vitest';
import { beginning, plainText } from './plainText';

describe('the words of HTML', () => {
  it('come without tags and signs, one blank apart', () => {
    expect(plainText('<p>Limits &amp; <b>pauses</b></p>\n<ul><li>One</li></ul>')).toBe(
      'Limits & pauses One',
    );
    expect(plainText('A &strange; sign')).toBe('A &strange; sign');
  });

  it('are cut between words, and anywhere where there are none', () => {
    expect(beginning('one two three', 20)).toBe('one two three');
    expect(beginning('one two three', 10)).toBe('one two…');
    expect(beginning('一二三四五六', 3)).toBe('一二三…');
  });
});
