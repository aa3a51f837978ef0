import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './PhoneField.fixtures';
import { findPhone, readPhone } from './readPhone';

const origin = (countryCode: string, countryDialingCode: string) => ({
  countryCode,
  countryDialingCode,
});
const INDONESIA = origin('ID', '62');

describe('a number is read', () => {
  it.each([
    ['812-3456-7890', INDONESIA, 'ID', '81234567890'],
    ['+62 812 3456', INDONESIA, 'ID', '8123456'],
    ['+65 8123 4567', INDONESIA, 'SG', '81234567'],
    ['0065 8123 4567', INDONESIA, 'SG', '81234567'],
    ['0812', INDONESIA, 'ID', '0812'],
    ['+1 213 373 4253', INDONESIA, 'US', '2133734253'],
    ['+1 213 373 4253', origin('CA', '1'), 'CA', '2133734253'],
    ['+1 268 464 1234', INDONESIA, 'AG', '4641234'],
    ['+999 12', INDONESIA, 'ID', '99912'],
    ['٠٨١٢', INDONESIA, 'ID', '0812'],
    ['1234567890123456789', INDONESIA, 'ID', '123456789012345'],
    ['none', INDONESIA, 'ID', ''],
    ['\u202a+65 8123 4567\u202c', INDONESIA, 'SG', '81234567'],
    ['\u200e\ufeff+65 8123 4567', INDONESIA, 'SG', '81234567'],
    ['tel:+65-8123-4567;ext=12', INDONESIA, 'SG', '81234567'],
    ['＋６５ ８１２３ ４５６７', INDONESIA, 'SG', '81234567'],
    ['Mobile: +65 8123 4567', INDONESIA, 'SG', '81234567'],
    ['Phone 2: +65 8123 4567', INDONESIA, 'SG', '81234567'],
    ['手机：＋65 8123 4567', INDONESIA, 'SG', '81234567'],
    ['tel 0065 8123 4567', INDONESIA, 'SG', '81234567'],
    ['(+65) 8123–4567', INDONESIA, 'SG', '81234567'],
    ['+62 (0)812 3456', INDONESIA, 'ID', '8123456'],
    ['+65 8123 4567 ext. 12', INDONESIA, 'SG', '81234567'],
    ['+65 8123 4567, +62 812 3456', INDONESIA, 'SG', '81234567'],
    ['Mobile 0812 3456', INDONESIA, 'ID', '08123456'],
    ['8123+4567', INDONESIA, 'ID', '81234567'],
    ['+65\u22128123\u22124567', INDONESIA, 'SG', '81234567'],
    ['+65_8123_4567', INDONESIA, 'SG', '81234567'],
    ['[+65] 8123 4567', INDONESIA, 'SG', '81234567'],
    ['+0065 8123 4567', INDONESIA, 'SG', '81234567'],
    ['8.12345E+11', INDONESIA, 'ID', '81234511'],
  ])('%j from %o: %s %s', (text, chosen, countryCode, mobileNum) => {
    expect(readPhone(text, COUNTRIES, chosen)).toMatchObject({ countryCode, mobileNum });
  });
});

describe('a number is found in what is pasted', () => {
  it.each([
    ['7.\t+65 8123 4567', true, 'SG', '81234567'],
    ['0812 3456 7890, +65 8123 4567', true, 'SG', '81234567'],
    ['Koi\t+6581234567\tx12', true, 'SG', '81234567'],
    ['0812 3456 7890 x12', false, 'ID', '081234567890'],
    ['0812 3456 7890;ext=12', false, 'ID', '081234567890'],
    ['0812 3456 7890\n0812 3456 7891', false, 'ID', '081234567890'],
    ['Room 2, 0812 3456 7890', false, 'ID', '081234567890'],
    ['0812 3456 7890 or 0812 3456 7891', false, 'ID', '081234567890'],
    ['8.12345678901E+11', false, 'ID', '812345678901'],
    ['+62', false, 'ID', ''],
  ])('%j: %s %s %s', (text, isComplete, countryCode, mobileNum) => {
    const found = findPhone(text, COUNTRIES);
    expect(found.isComplete).toBe(isComplete);
    expect(readPhone(found.text, COUNTRIES, INDONESIA)).toMatchObject({ countryCode, mobileNum });
  });
});
