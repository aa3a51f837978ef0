import { findLanguage, formatDay, useImageSource, useLanguage } from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';
import { type ContentKind, useGetContentPageQuery } from '@parlour/gateway-openapi/system';
import { useTranslation } from 'react-i18next';
import { contentPicture } from './contentPicture';
import { type GatewayState, toGatewayState } from './gatewayState';
import { beginning, plainText } from './plainText';

/** The contract's format. */
const PAGE_ID = /^[a-z0-9-]{1,64}$/;
export const isPageId = (text: string): boolean => PAGE_ID.test(text);

/** How much of a description search engines show, in characters. */
const DESCRIPTION = 160;

/** A page of text as it is shown (SUP-06). */
export interface ContentText {
  pageId: string;
  kind: ContentKind;
  title: string;
  html: string;
  /** Address of its picture; null without one. */
  image: string | null;
  /** For the document's head. */
  description: string;
  /** When it was published: formatted, and as ISO 8601. */
  published: { text: string; at: string };
  /** BCP 47, of the text; differs from the site's if the text is not translated. */
  language: string | undefined;
}

/** A page of text by the name in its address; `missing` if there is none. */
export function useContentPage(pageId: string): GatewayState<ContentText> | { status: 'missing' } {
  const { t } = useTranslation('support');
  const { tag } = useLanguage();
  const source = useImageSource();
  const isName = isPageId(pageId);
  const query = useGetContentPageQuery({ pageId }, { skip: !isName });
  if (!isName || isRefusal(query.error, 'NOT_FOUND')) return { status: 'missing' };
  const state = toGatewayState(query, t);
  if (state.status !== 'ready') return state;
  const { content: html, publishedAt: at, language, ...page } = state.data;
  return {
    ...state,
    data: {
      ...page,
      html,
      image: contentPicture(source, page.image),
      description: beginning(plainText(html), DESCRIPTION),
      published: { text: formatDay(at, tag), at },
      language: findLanguage(language)?.tag,
    },
  };
}
