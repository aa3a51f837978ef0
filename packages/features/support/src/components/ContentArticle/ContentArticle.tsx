import { ChevronStartIcon } from '@parlour/design-system/icons/ChevronStartIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { SafeHtml } from '@parlour/design-system/SafeHtml';
import { SmartImage } from '@parlour/design-system/SmartImage';
import { CONTENT_PATHS, checkContentLink, PATHS } from '@parlour/feature-core';
import type { ContentKind } from '@parlour/gateway-openapi/system';
import { useTranslation } from 'react-i18next';
import type { ContentText } from '../../model/useContentPage';
import * as S from './ContentArticle.styles';

export interface ContentArticleProps {
  page: ContentText;
  /** Origins that pictures in the text may come from, besides the site's own. */
  imageHosts: readonly string[];
}

/** A page of text, with a link back to its list or home (SUP-06, ANN-05). */
export function ContentArticle({ page, imageHosts }: ContentArticleProps) {
  const { t } = useTranslation('support');
  const lists: Partial<Record<ContentKind, { label: string; href: string }>> = {
    NEWS: { label: t('list.news'), href: CONTENT_PATHS.news },
    BLOG: { label: t('list.blog'), href: CONTENT_PATHS.blog },
  };
  const list = lists[page.kind];
  return (
    <S.Root>
      <S.Back>
        <LinkButton
          href={list?.href ?? PATHS.home}
          variant="quiet"
          tone="neutral"
          size="sm"
          icon={<ChevronStartIcon />}
        >
          {list?.label ?? t('content.home')}
        </LinkButton>
      </S.Back>
      <S.Article>
        <S.Title>{page.title}</S.Title>
        {list === undefined ? null : (
          <S.Time dateTime={page.published.at}>
            {t('content.published', { date: page.published.text })}
          </S.Time>
        )}
        {page.image === null ? null : <SmartImage src={page.image} alt="" ratio="16 / 7" isEager />}
        <SafeHtml
          lang={page.language}
          html={page.html}
          imageHosts={imageHosts}
          checkLink={checkContentLink}
        />
      </S.Article>
    </S.Root>
  );
}
