// @chunk common
import { ErrorState } from '@parlour/design-system/ErrorState';
import { RetryButton, type RetryButtonProps } from '../RetryButton/RetryButton';

export interface LoadFaultProps {
  /** What could not be loaded. */
  title: string;
  /** Why, and how it is tried again: the failed state of a panel. */
  state: RetryButtonProps['state'] & { message: string };
}

/** In place of what could not be loaded: why, and a button that tries again. */
export function LoadFault({ title, state }: LoadFaultProps) {
  return (
    <ErrorState
      title={title}
      action={<RetryButton variant="outline" tone="neutral" state={state} />}
    >
      {state.message}
    </ErrorState>
  );
}
