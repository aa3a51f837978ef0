import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SearchIcon } from '../../icons/SearchIcon';
import * as S from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is so, in a few words. */
  title: ReactNode;
  /** Level of the title in the page's outline; without it the title is no heading. */
  headingLevel?: 1 | 2 | 3;
  /** Sign above the title. */
  icon?: ReactNode;
  /** A picture of its own in place of the sign. */
  illustration?: ReactNode;
  /** What to do about it: one button or link. */
  action?: ReactNode;
}

/**
 * Says that there is nothing here, why, and what would help. It stands in place of a list; where the list
 * could not be loaded take `ErrorState`.
 */
export function EmptyState({
  title,
  headingLevel,
  icon = <SearchIcon size={28} />,
  illustration,
  action,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = headingLevel === undefined ? 'p' : (`h${String(headingLevel)}` as 'h1');
  return (
    <S.Root data-component="EmptyState" {...rest}>
      {illustration ?? <S.Sign aria-hidden>{icon}</S.Sign>}
      <S.Title>
        <Heading>{title}</Heading>
      </S.Title>
      {children === undefined ? null : <S.Text>{children}</S.Text>}
      {action}
    </S.Root>
  );
}
