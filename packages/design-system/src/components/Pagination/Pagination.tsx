// @chunk fields
import type { ComponentPropsWithRef } from 'react';
import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import { ChevronStartIcon } from '../../icons/ChevronStartIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { PageSizeSelect, type PaginationPageSize } from './PageSizeSelect';
import { PageStep } from './PageStep';
import * as S from './Pagination.styles';
import { pagesAround } from './pagesAround';

export type { PaginationPageSize } from './PageSizeSelect';

export interface PaginationLabels {
  /** Accessible name: 'Pages of the betting record'. */
  navigation: string;
  previous: string;
  next: string;
  /** Name of a page: 'Page 3'. The number is formatted by `formatNumber`. */
  page: (page: string) => string;
  /** Position: 'Page 3 of 12'. Shown instead of the page list where space is short. */
  position: (page: string, pageCount: string) => string;
}

export interface PaginationProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'onSelect' | 'children'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  labels?: Partial<PaginationLabels>;
  /** Returns the address of a page. With it pages are links instead of buttons. */
  hrefFor?: ((page: number) => string) | undefined;
  /** Called with the page that was pressed, from 1. */
  onSelect?: ((event: { page: number }) => void) | undefined;
  /** Lets people change the number of rows per page. */
  pageSize?: PaginationPageSize | undefined;
  /** Formats a page number in the digits of the language. Default: plain digits. */
  formatNumber?: (value: number) => string;
}

/**
 * Pages of a long list, if people look for a place again or compare pages. A list to browse loads more on
 * scrolling, as `GameGrid` does. Leave it out if there is one page.
 */
export function Pagination({
  page,
  pageCount,
  labels,
  hrefFor,
  onSelect,
  pageSize,
  formatNumber = String,
  ...rest
}: PaginationProps) {
  const texts = useLabels<PaginationLabels>('Pagination', labels);
  const step = (target: number) => ({
    page: target,
    href: hrefFor?.(target),
    onSelect,
    isDisabled: target < 1 || target > pageCount,
  });
  return (
    <S.Root data-component="Pagination" aria-label={texts.navigation} {...rest}>
      <S.Line>
        <PageStep {...step(page - 1)} label={texts.previous}>
          <ChevronStartIcon />
        </PageStep>
        <S.Position>
          {texts.position?.(formatNumber(page), formatNumber(pageCount)) ??
            noText('Pagination.position')}
        </S.Position>
        <S.List role="list">
          {pagesAround(page, pageCount).map((entry, index) =>
            entry === 'gap' ? (
              // The two gaps differ only in their position.
              <S.Gap key={index === 1 ? 'start' : 'end'} aria-hidden>
                …
              </S.Gap>
            ) : (
              <li key={entry}>
                <PageStep
                  {...step(entry)}
                  label={texts.page?.(formatNumber(entry)) ?? noText('Pagination.page')}
                  isCurrent={entry === page}
                >
                  {formatNumber(entry)}
                </PageStep>
              </li>
            ),
          )}
        </S.List>
        <PageStep {...step(page + 1)} label={texts.next}>
          <ChevronEndIcon />
        </PageStep>
      </S.Line>
      {pageSize === undefined ? null : <PageSizeSelect {...pageSize} formatNumber={formatNumber} />}
    </S.Root>
  );
}
