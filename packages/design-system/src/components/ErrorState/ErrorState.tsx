import type { ComponentPropsWithRef, ReactNode } from 'react';
import { WarningIcon } from '../../icons/WarningIcon';
import { Sign, Text, Title } from '../EmptyState/EmptyState.styles';
import * as S from './ErrorState.styles';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What happened, in a few words. */
  title: ReactNode;
  /** A picture instead of the icon. */
  illustration?: ReactNode;
  /** A button to retry, or a link to help. */
  action?: ReactNode;
}

/**
 * Says that something could not be loaded, and what to do; announced when it appears. Beside content that
 * is still shown use `Notice`; for a section that crashed, `ErrorPanel`.
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
