// @chunk fields
import type { ComponentPropsWithRef } from 'react';
import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import { ChevronStartIcon } from '../../icons/ChevronStartIcon';
import { PageSizeSelect, type PaginationPageSize } from './PageSizeSelect';
import { PageStep } from './PageStep';
import * as S from './Pagination.styles';
import { pagesAround } from './pagesAround';

export type { PaginationPageSize } from './PageSizeSelect';

export interface PaginationLabels {
  /** Name of the navigation, such as 'Pages of the betting record'. */
  navigation: string;
  previous: string;
  next: string;
  /** 'Page 3'; the number comes as `formatNumber` writes it. */
  page: (page: string) => string;
  /** 'Page 3 of 12'; stands in place of the list where there is no room for it. */
  position: (page: string, pageCount: string) => string;
}

export interface PaginationProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'onSelect' | 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  pageCount: number;
  labels: PaginationLabels;
  /** Makes links of the pages, for lists whose page stands in the address. */
  hrefFor?: ((page: number) => string) | undefined;
  onSelect?: ((event: { page: number }) => void) | undefined;
  /** Offers to change how many rows a page has. */
  pageSize?: PaginationPageSize | undefined;
  /** Writes a page's number, in the digits of the language. */
  formatNumber?: (value: number) => string;
}

/**
 * Goes through a long list page by page, where people look for a place again or compare pages. A list
 * that is only browsed loads more as it scrolls, as `GameGrid` does. Leave it out for a single page.
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
  const step = (target: number) => ({
    page: target,
    href: hrefFor?.(target),
    onSelect,
    isDisabled: target < 1 || target > pageCount,
  });
  return (
    <S.Root data-component="Pagination" aria-label={labels.navigation} {...rest}>
      <S.Line>
        <PageStep {...step(page - 1)} label={labels.previous}>
          <ChevronStartIcon />
        </PageStep>
        <S.Position>{labels.position(formatNumber(page), formatNumber(pageCount))}</S.Position>
        <S.List role="list">
          {pagesAround(page, pageCount).map((entry, index) =>
            entry === 'gap' ? (
              // Two gaps have no other difference than where they are.
              <S.Gap key={index === 1 ? 'start' : 'end'} aria-hidden>
                …
              </S.Gap>
            ) : (
              <li key={entry}>
                <PageStep
                  {...step(entry)}
                  label={labels.page(formatNumber(entry))}
                  isCurrent={entry === page}
                >
                  {formatNumber(entry)}
                </PageStep>
              </li>
            ),
          )}
        </S.List>
        <PageStep {...step(page + 1)} label={labels.next}>
          <ChevronEndIcon />
        </PageStep>
      </S.Line>
      {pageSize === undefined ? null : <PageSizeSelect {...pageSize} formatNumber={formatNumber} />}
    </S.Root>
  );
}
