import type { ComponentPropsWithRef, ReactNode } from 'react';
import { WarningIcon } from '../../icons/WarningIcon';
import { Sign, Text, Title } from '../EmptyState/EmptyState.styles';
import * as S from './ErrorState.styles';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What happened, in a few words. */
  title: ReactNode;
  /** A picture of its own in place of the sign. */
  illustration?: ReactNode;
  /** Way to try again, or to help. */
  action?: ReactNode;
}

/**
 * Says that something could not be loaded, and offers the way on; read out as soon as it appears. Beside
 * content that is still there take `Notice`; for a part of the page that broke, `ErrorPanel`.
 */
export function ErrorState({ title, illustration, action, children, ...rest }: ErrorStateProps) {
  return (
    <S.Root data-component="ErrorState" data-tone="failed" role="alert" {...rest}>
      {illustration ?? (
        <Sign aria-hidden>
          <WarningIcon size={28} />
        </Sign>
      )}
      <Title>
        <p>{title}</p>
      </Title>
      {children === undefined ? null : <Text>{children}</Text>}
      {action}
    </S.Root>
  );
}
