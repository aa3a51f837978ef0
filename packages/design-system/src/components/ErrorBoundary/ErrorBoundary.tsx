import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from '../ErrorPanel/ErrorPanel';

export interface ErrorBoundaryProps
  extends Pick<ErrorPanelProps, 'labels' | 'variant' | 'reference' | 'help'> {
  /** What may break. */
  children: ReactNode;
  /** Draws the children anew when it changes, such as the address of the page. */
  resetKey?: string | number;
  /** Called when the person tries again, before the children are drawn anew. */
  onRetry?: () => void;
  /** Called with what was thrown, to be reported. */
  onError?: (event: { error: unknown; componentStack: string }) => void;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | undefined;
  /** The key under which it broke, or still works. */
  resetKey: string | number | undefined;
}

/**
 * Keeps a fault in one part of the page from taking the rest with it, and says so in its place. Put one
 * round each page, row and panel that can do without the others. It catches what drawing throws, not what
 * a handler or a request throws.
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
    // The button goes with the panel; what is around it, a page or a dialog, keeps focus.
    const place = document.activeElement?.parentElement?.closest<HTMLElement>('[tabindex]');
    this.props.onRetry?.();
    this.setState({ failure: undefined });
    place?.focus({ preventScroll: true });
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
