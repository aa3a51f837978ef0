import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SearchIcon } from '../../icons/SearchIcon';
import * as S from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is empty, in a few words. */
  title: ReactNode;
  /** Heading level of the title. Without it the title is plain text, not a heading. */
  headingLevel?: 1 | 2 | 3;
  /** Icon above the title; null for none. Default: a magnifying glass. */
  icon?: ReactNode;
  /** A picture instead of the icon. */
  illustration?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
}

/**
 * Shown instead of an empty list: says that there is nothing, why, and what to do. If the list could not
 * be loaded use `ErrorState`.
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
      {illustration ?? (icon === null ? null : <S.Sign aria-hidden>{icon}</S.Sign>)}
      <S.Title>
        <Heading>{title}</Heading>
      </S.Title>
      {children === undefined ? null : <S.Text>{children}</S.Text>}
      {action}
    </S.Root>
  );
}
