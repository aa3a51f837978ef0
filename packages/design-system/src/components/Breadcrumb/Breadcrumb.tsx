import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { ChevronEndIcon } from '../../icons/ChevronEndIcon';
import { useLabels } from '../../labels/useLabels';
import * as S from './Breadcrumb.styles';

export interface BreadcrumbItem {
  label: string;
  /** Address of the step. The last item is the current page and needs none. */
  href?: string;
}

export interface BreadcrumbLabels {
  /** Accessible name of the landmark. */
  nav: string;
  /** Name of the button that shows the hidden steps: 'Show all steps'. */
  showAll: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the start page down to the current one. */
  items: readonly BreadcrumbItem[];
  labels?: Partial<BreadcrumbLabels>;
}

/**
 * The path from the start page to the current one. On a phone the middle steps are behind a button. Use
 * it for pages two or more levels deep; elsewhere a link back is enough. For the main navigation use
 * `NavBar`.
 */
export function Breadcrumb({ items, labels, ...rest }: BreadcrumbProps) {
  const texts = useLabels<BreadcrumbLabels>('Breadcrumb', labels);
  const middle = useRef<HTMLAnchorElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  // The pressed button disappears, so focus moves to the first step that it revealed.
  useLayoutEffect(() => {
    if (isExpanded) middle.current?.focus();
  }, [isExpanded]);
  const end = items.length - 1;
  const collapses = items.length > 3 && !isExpanded;
  return (
    <S.Root data-component="Breadcrumb" aria-label={texts.nav} {...rest}>
      <S.List role="list" data-collapsed={collapses || undefined}>
        {items.map(({ label, href }, at) => (
          <S.Step key={`${label}-${href ?? ''}`} data-middle={(at > 0 && at < end) || undefined}>
            {at === 0 ? null : (
              <S.Mark aria-hidden>
                <ChevronEndIcon size={14} />
              </S.Mark>
            )}
            {href === undefined || at === end ? (
              <S.Word aria-current={at === end ? 'page' : undefined}>{label}</S.Word>
            ) : (
              <S.Link ref={at === 1 ? middle : undefined} href={href}>
                {label}
              </S.Link>
            )}
            {at === 0 && collapses ? (
              <S.Rest>
                <S.Mark aria-hidden>
                  <ChevronEndIcon size={14} />
                </S.Mark>
                <S.More
                  type="button"
                  aria-expanded={false}
                  aria-label={texts.showAll}
                  onClick={() => setExpanded(true)}
                >
                  …
                </S.More>
              </S.Rest>
            ) : null}
          </S.Step>
        ))}
      </S.List>
    </S.Root>
  );
}
