import type { MemberProfile } from '@parlour/gateway-openapi/member';
import { exampleOf } from '@parlour/gateway-openapi/testing';
import { describe, expect, it } from 'vitest';
import { changesOf, latestBirthday, profileSchema, toProfileValues } from './profile.schema';

const profile = exampleOf('getProfile') as MemberProfile;
const values = toProfileValues(profile);
const bare: MemberProfile = { ...profile, birthday: null, payeeName: null };

describe('[SUP-06] what a profile sends', () => {
  it('is nothing while nothing was changed', () => {
    expect(changesOf(profile, values)).toEqual({});
  });

  it.each([
    ['another name', { nickname: 'Reed' }, { nickname: 'Reed' }],
    ['an account that is new', { line: 'reed' }, { line: 'reed' }],
    ['an account that is cleared', { telegram: '' }, { telegram: '' }],
    ['a number of a document', { idNumber: 'S1' }, { idNumber: 'S1' }],
  ])('is %s alone', (_, typed, sent) => {
    expect(changesOf(profile, { ...values, ...typed })).toEqual(sent);
  });

  it('is a birthday and a real name only while they were never given', () => {
    const typed = { ...values, birthday: '1990-04-18', payeeName: 'Mary Reed' };
    expect(changesOf(bare, typed)).toEqual({ birthday: '1990-04-18', payeeName: 'Mary Reed' });
    expect(changesOf(profile, typed)).toEqual({});
  });

  it('begins with nothing of what is hidden in part', () => {
    expect(values).toMatchObject({ payeeName: '', idNumber: '', birthday: '' });
  });
});

describe('a birthday', () => {
  const schema = profileSchema(latestBirthday(18, new Date('2026-03-14T09:00:00Z')));
  it.each([
    ['2008-03-14', true],
    ['2008-03-15', false],
    ['1899-12-31', false],
    ['0090-04-18', false],
    ['', true],
  ])('of %s is taken: %s', (birthday, isTaken) => {
    expect(schema.isValidSync({ ...values, birthday })).toBe(isTaken);
  });

  it.each([
    ['2026-03-14', '2008-03-14'],
    ['2028-02-29', '2010-02-28'],
    ['2026-01-01', '2008-01-01'],
  ])('on %s is of %s at the latest', (today, latest) => {
    expect(latestBirthday(18, new Date(`${today}T09:00:00Z`))).toBe(latest);
  });
});
