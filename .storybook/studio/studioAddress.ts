import type { BrandValues } from '@parlour/design-system/theme';
import { LINK_PARAMETER, readLink, writeLink } from './model/link';
import type { ReadValues } from './model/readBrandValues';

const STORY = 'theme-studio--studio';

/** The address of the studio with these values. Storybook hands what it does not know to the story's frame. */
export function linkTo(values: BrandValues): string {
  const address = new URL('./', location.href);
  address.search = `?path=/story/${STORY}&${LINK_PARAMETER}=${writeLink(values)}`;
  return address.href;
}

/** The values of the page's address, or null if it has none. */
export function readAddress(): ReadValues | null {
  const text = new URLSearchParams(location.search).get(LINK_PARAMETER);
  return text === null ? null : readLink(text);
}

/** Takes the values out of the address: once something was changed, a reload must not bring them back. */
export function forgetLink(): void {
  for (const { location: place, history: steps } of new Set([window, window.parent])) {
    const address = new URL(place.href);
    if (!address.searchParams.has(LINK_PARAMETER)) continue;
    // Not by `searchParams`, which would write the rest of the address anew.
    address.search = address.search.replace(new RegExp(`[?&]${LINK_PARAMETER}=[^&]*`), '');
    steps.replaceState(steps.state, '', address);
  }
}
