import { EmptyState } from '@parlour/design-system/EmptyState';
import { BellIcon } from '@parlour/design-system/icons/BellIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { CONTENT_PATHS, usePageHead } from '@parlour/feature-core';
import { LoadError } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ContentList } from '../../components/ContentList/ContentList';
import { ContentListSkeleton } from '../../components/ContentList/ContentListSkeleton';
import { readPage, useContentList } from '../../model/useContentList';
import * as S from './ContentListPage.styles';

export { openContentList as opening } from '../../model/openContent';

/** The news or the blog; the address also has the page number (SUP-06). */
export default function ContentListPage() {
  const { t } = useTranslation('support');
  const { pathname, search } = useLocation();
  const isBlog = pathname === CONTENT_PATHS.blog;
  const name = isBlog ? t('list.blog') : t('list.news');
  const text = isBlog ? t('list.blogText') : t('list.newsText');
  const page = readPage(search);
  const list = useContentList(isBlog ? 'BLOG' : 'NEWS', page);
  usePageHead(name, text);

  const draw = () => {
    if (list.status === 'loading') return <ContentListSkeleton />;
    if (list.status === 'failed') return <LoadError title={t('list.failed')} state={list} />;
    if (list.data.entries.length > 0)
      return (
        <ContentList
          {...list.data}
          name={name}
          page={page}
          hrefFor={(each) => (each === 1 ? pathname : `${pathname}?page=${String(each)}`)}
        />
      );
    return page === 1 ? (
      <EmptyState icon={<BellIcon size={28} />} title={t('list.emptyTitle')}>
        {t('list.emptyText')}
      </EmptyState>
    ) : (
      <EmptyState
        icon={<BellIcon size={28} />}
        title={t('list.pastTitle')}
        action={<LinkButton href={pathname}>{t('list.first')}</LinkButton>}
      >
        {t('list.pastText')}
      </EmptyState>
    );
  };
  return (
    <S.Root aria-busy={list.status === 'loading' || undefined}>
      <S.Head>
        <S.Title>{name}</S.Title>
        <S.Text>{text}</S.Text>
      </S.Head>
      {draw()}
    </S.Root>
  );
}
