import { Component, type ReactNode } from 'react';
import { retryChunks } from './retries';

export interface BoundaryProps {
  /** Tells what the region shows, such as an address: what failed is tried anew when that changes. */
  shows?: string | undefined;
  /** Draws what stands in the place of what failed; `retry` draws that anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a fault inside its region, so that the rest of the page lives on. When the line comes back it is tried anew. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    window.addEventListener('online', this.retry, { once: true });
  }

  override componentDidUpdate({ shows }: BoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    // What fails as it comes is what is shown now: only what had failed before is tried anew.
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
