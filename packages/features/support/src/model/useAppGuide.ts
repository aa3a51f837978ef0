import { type AppSystem, findLanguage } from '@parlour/feature-core';
import { useGetContentPageQuery, useListContentPagesQuery } from '@parlour/gateway-openapi/system';

const GUIDES = { kind: 'INSTALLATION_GUIDE', pageSize: 50 } as const;

/** The merchant's installation guide for a system; `none` without one or if it can't be loaded, null while it loads (SUP-04). */
export type AppGuideText = { html: string; language: string | undefined } | 'none' | null;

/** Finds the guide of a system by its name, such as `installation-ios`. */
export function useAppGuide(system: AppSystem): AppGuideText {
  const { data: guides, isError: isLost } = useListContentPagesQuery(GUIDES);
  const pageId = guides?.content.find(({ pageId: id }) =>
    id.split('-').includes(system.toLowerCase()),
  )?.pageId;
  const { data: guide, isError } = useGetContentPageQuery(
    { pageId: pageId ?? '' },
    { skip: pageId === undefined },
  );
  if (guide !== undefined)
    return { html: guide.content, language: findLanguage(guide.language)?.tag };
  const isMissing = guides !== undefined && pageId === undefined;
  return isLost || isError || isMissing ? 'none' : null;
}
