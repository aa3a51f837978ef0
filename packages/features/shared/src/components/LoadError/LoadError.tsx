// @chunk common
import { ErrorState } from '@parlour/design-system/ErrorState';
import { RetryButton, type RetryButtonProps } from '../RetryButton/RetryButton';

export interface LoadErrorProps {
  /** What could not be loaded. */
  title: string;
  /** The failed state of a panel: the message and the retry. */
  state: RetryButtonProps['state'] & { message: string };
}

/** Replaces what could not be loaded, with the reason and a retry button. */
export function LoadError({ title, state }: LoadErrorProps) {
  return (
    <ErrorState
      title={title}
      action={<RetryButton variant="outline" tone="neutral" state={state} />}
    >
      {state.message}
    </ErrorState>
  );
}
