import type { ReactNode } from 'react';
import * as S from './Pagination.styles';

export interface PageStepProps {
  page: number;
  label: string;
  href: string | undefined;
  onSelect: ((event: { page: number }) => void) | undefined;
  isCurrent?: boolean;
  isDisabled: boolean;
  children: ReactNode;
}

/** One page, or an arrow. At the end of the list the arrow stays, so that it keeps its focus. */
export function PageStep({
  page,
  label,
  href,
  onSelect,
  isCurrent = false,
  isDisabled,
  children,
}: PageStepProps) {
  const shared = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
    onClick: isDisabled || isCurrent ? undefined : () => onSelect?.({ page }),
  };
  if (href === undefined) {
    return (
      <S.StepButton {...shared} type="button">
        {children}
      </S.StepButton>
    );
  }
  return isDisabled ? (
    <S.StepLink {...shared} role="link" tabIndex={0}>
      {children}
    </S.StepLink>
  ) : (
    <S.StepLink {...shared} href={href}>
      {children}
    </S.StepLink>
  );
}
