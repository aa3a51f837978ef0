import type { GameVendor } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { categoryName } from './categoryName';

const vendor = (displayName: string) => ({ displayName }) as GameVendor;

describe('[NAV-03] what a category is called', () => {
  it.each([
    ['Slots', [vendor('Northlight')], 'Slots'],
    [null, [vendor('Kite & Anchor'), vendor('Swiftlet Rise')], 'Kite & Anchor'],
    [null, [], 'CRASH'],
  ])('with the label %o it is %o', (labelName, vendors, name) => {
    expect(categoryName({ gameCategory: 'CRASH', labelName, vendors })).toBe(name);
  });
});
