import { contentPath } from '@parlour/feature-core';
import { useListContentPagesQuery } from '@parlour/gateway-openapi/system';

const ALL = { pageSize: 50 } as const;

export interface HousePage {
  id: string;
  href: string;
  title: string;
}

/** Every page of text beside news and blog, such as 'About us'; undefined while they are not known. */
export function useHousePages(): HousePage[] | undefined {
  const { data } = useListContentPagesQuery(ALL);
  return data?.content
    .filter(({ kind }) => kind !== 'NEWS' && kind !== 'BLOG')
    .map(({ pageId, title }) => ({ id: pageId, href: contentPath(pageId), title }));
}
