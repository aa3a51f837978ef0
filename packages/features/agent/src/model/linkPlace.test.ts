import { describe, expect, it } from 'vitest';
import { addressFor, posterFile } from './linkPlace';

const URL_OF_LINK = 'https://parlour.example/register?affiliateCode=HARB12';

describe('[AG-08] the address of a link', () => {
  it.each([
    ['', URL_OF_LINK],
    ['  ', URL_OF_LINK],
    [' poster-3 ', `${URL_OF_LINK}&sub=poster-3`],
    ['A_b-9', `${URL_OF_LINK}&sub=A_b-9`],
    ['x'.repeat(32), `${URL_OF_LINK}&sub=${'x'.repeat(32)}`],
    ['x'.repeat(33), null],
    ['two words', null],
    ['põster', null],
    ['a&b=c', null],
  ])('for the place "%s" is %s', (place, address) => {
    expect(addressFor(URL_OF_LINK, place)).toBe(address);
  });

  it('names the file of its poster', () => {
    expect([posterFile('HARB12', ''), posterFile('HARB12', ' hall ')]).toEqual([
      'HARB12.png',
      'HARB12-hall.png',
    ]);
  });
});
