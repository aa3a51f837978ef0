import { Component, type ReactNode } from 'react';
import { retryChunks } from './retries';

export interface BoundaryProps {
  /** What the region shows, such as an address: when it changes, a region that failed is retried. */
  shows?: string | undefined;
  /** Renders the replacement for a region that failed; `retry` renders the region again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** An error boundary: the rest of the page lives on. Retries when the browser is online again. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    window.addEventListener('online', this.retry, { once: true });
  }

  override componentDidUpdate({ shows }: BoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    // If this very update failed, `shows` names what failed: a retry would fail again.
    if (hasFailed && this.state.hasFailed && shows !== this.props.shows) this.retry();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = (): void => {
    retryChunks();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
