import { describe, expect, it } from 'vitest';
import { maskEmail, maskMobile, maskName, maskNumber } from './masks';

describe('what identifies a person', () => {
  it.each([
    [maskMobile, '81234567', '****4567'],
    [maskMobile, '8123', '****23'],
    [maskNumber, '0042118841', '**** 8841'],
    [maskNumber, 'AB12', '**** 12'],
    [maskEmail, 'member1@mail.example', 'm***1@mail.example'],
    [maskEmail, 'ab@mail.example', 'a***@mail.example'],
    [maskEmail, 'a@mail.example', 'a***@mail.example'],
    [maskName, 'Marlow Wren', 'M*** W***'],
    [maskName, '  Anna  van der Berg ', 'A*** v*** d*** B***'],
    [maskName, '欧阳明', '欧***'],
  ])('is hidden in part by %o: %s', (mask, given, shown) => {
    expect(mask(given)).toBe(shown);
  });
});
