import { contentPath } from '@parlour/feature-core';
import { type ContentKind, useListContentPagesQuery } from '@parlour/gateway-openapi/system';

/** Every kind besides news and blog; the most wanted ones first. */
const ORDER: readonly ContentKind[] = [
  'ABOUT_US',
  'RESPONSIBLE_GAMING',
  'BEGINNER_GUIDE',
  'INSTALLATION_GUIDE',
  'VIP',
  'POINTS_RULES',
  'EXCHANGE_RATES',
  'CREDIT_REPORT',
  'TERMS',
  'PRIVACY',
];

/** Loads all pages at once. */
export const HOUSE_PAGES = { pageSize: 50 } as const;

export interface HousePage {
  id: string;
  href: string;
  title: string;
}

/** Every page of text besides news and blog, such as 'About us'; undefined until they are loaded. */
export function useHousePages(): HousePage[] | undefined {
  const { data } = useListContentPagesQuery(HOUSE_PAGES);
  return data?.content
    .filter(({ kind }) => ORDER.includes(kind))
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
    .map(({ pageId, title }) => ({ id: pageId, href: contentPath(pageId), title }));
}
