import { findLanguage, type Language } from '@parlour/feature-core';
import { describe, expect, it } from 'vitest';
import { sampleNotices } from '../testing/fixtures';
import { toNotice } from './notice';

const english = findLanguage('en') as Language;
const notice = (startDateStr: string) => {
  const [first] = sampleNotices(1);
  if (first === undefined) throw new Error('One sample was asked for.');
  return toNotice({ ...first, startDateStr }, english);
};

describe('toNotice', () => {
  it('writes the day for the reader, the same in every time zone', () => {
    expect(notice('2026-05-14').date).toBe('May 14, 2026');
  });

  it('leaves a day alone that is none', () => {
    expect(notice('soon').date).toBe('soon');
  });
});
