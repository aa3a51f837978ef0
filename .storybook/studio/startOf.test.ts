// @vitest-environment happy-dom
import type { BrandValues } from '@parlour/design-system/theme';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeLink } from './model/link';
import { startOf } from './startOf';
import { shareBrand } from './studioBrand';

const page = vi.hoisted(() => ({ isCapture: false }));
vi.mock('../underTest', () => ({
  get isCapture() {
    return page.isCapture;
  },
}));

const FIRST: BrandValues = { name: 'My brand', brandColor: '#2f6fde' };
const LAST: BrandValues = { name: 'Harbour', brandColor: '#c2410c', radius: { card: 4 } };
const SENT: BrandValues = { name: 'Night market', glow: 'strong' };

/** How a browser keeps what the studio shared last. */
const KEY = 'parlour:theme-studio';

const openAt = (search: string) => history.replaceState(null, '', `/iframe.html${search}`);

afterEach(() => {
  page.isCapture = false;
  localStorage.clear();
  openAt('');
});

describe('[RV-07] what the theme studio begins with', () => {
  it('is the first values on the first visit', () => {
    expect(startOf(FIRST, true)).toEqual({ values: FIRST, fault: null });
  });

  it('is what the last visit left', () => {
    shareBrand('studio', LAST);
    expect(startOf(FIRST, true)).toEqual({ values: LAST, fault: null });
  });

  it.each([
    ['what was kept to compare with', 'studio-kept'],
    ['an example', 'studio-example'],
  ] as const)('is not %s', (_, shared) => {
    shareBrand(shared, LAST);
    expect(startOf(FIRST, true).values).toEqual(FIRST);
  });

  it.each([
    ['is no JSON', '{"name":'],
    ['is no object', '7'],
    ['has a value that is gone', '{"name":"A","sparkle":"strong"}'],
    ['has a value that no brand can have', '{"name":"A","radius":99}'],
    ['has a script as its logo', '{"name":"A","logo":"javascript:x"}'],
  ])('is the first values, without a fault, where what was left %s', (_, left) => {
    localStorage.setItem(KEY, left);
    expect(startOf(FIRST, true)).toEqual({ values: FIRST, fault: null });
  });

  it('is the first values in a picture, whatever was left', () => {
    shareBrand('studio', LAST);
    page.isCapture = true;
    expect(startOf(FIRST, true).values).toEqual(FIRST);
  });

  it('is what a link brings, before the last visit', () => {
    shareBrand('studio', LAST);
    openAt(`?studioBrand=${writeLink(SENT)}`);
    expect(startOf(FIRST, true)).toEqual({ values: SENT, fault: null });
  });

  it('is the first values where a link is broken, and says why', () => {
    shareBrand('studio', LAST);
    openAt('?studioBrand=1.e30x');
    const { values, fault } = startOf(FIRST, true);
    expect(values).toEqual(FIRST);
    expect(fault).toContain('not whole');
  });

  it('is the first values in an example, whatever was left or sent', () => {
    shareBrand('studio', LAST);
    openAt(`?studioBrand=${writeLink(SENT)}`);
    expect(startOf(FIRST, false)).toEqual({ values: FIRST, fault: null });
  });
});
