import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/ErrorPanel';

export interface ErrorBoundaryProps
  extends Pick<ErrorPanelProps, 'labels' | 'variant' | 'reference' | 'help'> {
  /** Content whose rendering errors are caught. */
  children: ReactNode;
  /** Renders the children again when it changes; for example the address of the page. */
  resetKey?: string | number;
  /** Called when the user presses retry, before the children are rendered again. */
  onRetry?: () => void;
  /** Called with the caught error, for reporting. */
  onError?: (event: { error: unknown; componentStack: string }) => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
  /** The last `resetKey`, to notice a change. */
  resetKey: string | number | undefined;
}

/**
 * Catches rendering errors of its children and shows an `ErrorPanel` instead, so that the rest of the page
 * still works. Put one around each page, row and panel that can fail alone. It does not catch errors of
 * event handlers or requests.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.({ error, componentStack: componentStack ?? '' });
  }

  private readonly handleRetry = (): void => {
    // The button disappears with the panel, so focus moves to the page or dialog around it.
    const target = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]');
    this.props.onRetry?.();
    this.setState({ failure: undefined });
    target?.focus({ preventScroll: true });
  };

  override render(): ReactNode {
    const { children, labels, variant, reference, help } = this.props;
    if (this.state.failure === undefined) return children;
    return (
      <ErrorPanel
        labels={labels}
        reference={reference}
        help={help}
        onRetry={this.handleRetry}
        {...(variant !== undefined && { variant })}
      />
    );
  }
}
