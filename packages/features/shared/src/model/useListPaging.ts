// @chunk fields
import type { PaginationProps } from '@parlour/design-system/Pagination';
import { numberFormat, useLanguage } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface ListPaging {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  /** Name of the navigation; 'Pages' by default. */
  label?: string;
  /** Address of a page, if the page number is in the address. */
  hrefFor?: (page: number) => string;
  onSelect?: (event: { page: number }) => void;
}

/** The words and the numbers of pages, for a part that knows its pages itself. */
export function usePagingWords(label?: string): Pick<PaginationProps, 'labels' | 'formatNumber'> {
  const { t } = useTranslation('shared');
  const { tag } = useLanguage();
  const numbers = numberFormat(tag);
  return {
    formatNumber: (value) => numbers.format(value),
    labels: {
      navigation: label ?? t('pages.nav'),
      previous: t('pages.previous'),
      next: t('pages.next'),
      page: (number) => t('pages.page', { number }),
      position: (number, pages) => t('pages.position', { number, pages }),
    },
  };
}

/** Labels and numbers of a list's pages, for a table that draws them itself; undefined if there is only one. */
export function useListPaging({
  label,
  pageCount,
  ...rest
}: ListPaging): PaginationProps | undefined {
  const words = usePagingWords(label);
  return pageCount < 2 ? undefined : { pageCount, ...words, ...rest };
}
