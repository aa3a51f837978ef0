import { CONTENT_PATHS, PATHS } from '@parlour/feature-core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HousePage } from '../../model/useHousePages';
import * as S from './HousePages.styles';

export interface HousePagesProps {
  pages: readonly HousePage[];
  /** The page that is shown. */
  currentId?: string;
}

/** Links to every page of text, the lists and the help centre (SUP-06). */
export function HousePages({ pages, currentId }: HousePagesProps) {
  const { t } = useTranslation('support');
  const titleId = useId();
  const fixed = [
    { id: 'news', href: CONTENT_PATHS.news, title: t('list.news') },
    { id: 'blog', href: CONTENT_PATHS.blog, title: t('list.blog') },
    { id: 'help', href: PATHS.help, title: t('help.title') },
  ];
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Heading id={titleId}>{t('content.read')}</S.Heading>
      <S.List role="list">
        {[...pages, ...fixed].map(({ id, href, title }) => (
          <li key={href}>
            <S.Link href={href} aria-current={id === currentId ? 'page' : undefined}>
              {title}
            </S.Link>
          </li>
        ))}
      </S.List>
    </S.Root>
  );
}
