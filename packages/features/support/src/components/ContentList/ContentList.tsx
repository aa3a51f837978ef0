import { LinkCard } from '@parlour/design-system/LinkCard';
import { Stack } from '@parlour/design-system/layout/Stack';
import { ListPager } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import type { ContentEntries } from '../../model/useContentList';
import * as S from './ContentList.styles';

export interface ContentListProps extends ContentEntries {
  /** Title of the list, such as 'News'. */
  name: string;
  /** The current page, from 1. */
  page: number;
  /** The address of a page of the list. */
  hrefFor: (page: number) => string;
}

/** The entries of a page of news or blog, and links to the other pages (SUP-06). */
export function ContentList({ entries, pageCount, name, page, hrefFor }: ContentListProps) {
  const { t } = useTranslation('support');
  return (
    <Stack gap={24}>
      <S.List role="list">
        {entries.map(({ id, href, title, summary, language, published }) => (
          <li key={id}>
            <LinkCard href={href} title={title} headingLevel={2}>
              <S.Time dateTime={published.at}>{published.text}</S.Time>
              <S.Excerpt lang={language?.tag} dir={language?.direction}>
                {summary}
              </S.Excerpt>
            </LinkCard>
          </li>
        ))}
      </S.List>
      <ListPager
        label={t('list.pages', { list: name })}
        page={page}
        pageCount={pageCount}
        hrefFor={hrefFor}
      />
    </Stack>
  );
}
