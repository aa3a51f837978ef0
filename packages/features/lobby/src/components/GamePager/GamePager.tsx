import { Pagination } from '@parlour/design-system/Pagination';
import { useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface GamePagerProps {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  /** Address of the list; the page stands in its query. */
  path: string;
}

/** The pages of a list of games, as links; nothing where there is only one. */
export function GamePager({ page, pageCount, path }: GamePagerProps) {
  const { t } = useTranslation('lobby');
  const { tag } = useLanguage();
  if (pageCount < 2) return null;
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(to) => (to === 1 ? path : `${path}?page=${String(to)}`)}
      formatNumber={(value) => new Intl.NumberFormat(tag).format(value)}
      labels={{
        navigation: t('pages.nav'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (number) => t('pages.page', { number }),
        position: (number, pages) => t('pages.position', { number, pages }),
      }}
    />
  );
}
