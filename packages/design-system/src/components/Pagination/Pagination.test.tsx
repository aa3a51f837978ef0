import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/conformance';
import { Pagination } from './Pagination';
import { PAGE_LABELS } from './Pagination.fixtures';
import { pagesAround } from './pagesAround';

describe('Pagination', () => {
  conformance((props) => <Pagination {...props} page={3} pageCount={12} labels={PAGE_LABELS} />, {
    element: 'nav',
    dataComponent: 'Pagination',
  });
});

describe('pagesAround', () => {
  it.each([
    [1, 0, '1'],
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 gap 8'],
    [4, 8, '1 2 3 4 5 gap 8'],
    [5, 8, '1 gap 4 5 6 7 8'],
    [8, 8, '1 gap 4 5 6 7 8'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [500, 1000, '1 gap 499 500 501 gap 1000'],
    [997, 1000, '1 gap 996 997 998 999 1000'],
  ])('offers on page %i of %i: %s', (page, pageCount, expected) => {
    expect(pagesAround(page, pageCount).join(' ')).toBe(expected);
  });

  it('fills the same places on every page of a long list', () => {
    const lengths = Array.from({ length: 40 }, (_, index) => pagesAround(index + 1, 40).length);
    expect(new Set(lengths)).toEqual(new Set([7]));
  });
});
