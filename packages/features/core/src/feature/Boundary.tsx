import { Component, type ReactNode } from 'react';

export interface BoundaryProps {
  /** Tells what the region shows, such as an address: what failed is tried anew when that changes. */
  shows?: string | undefined;
  /** Draws what stands in the place of what failed; `retry` draws that anew. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a fault inside its region, so that the rest of the page lives on. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ shows }: BoundaryProps) {
    if (this.state.hasFailed && shows !== this.props.shows) this.retry();
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
