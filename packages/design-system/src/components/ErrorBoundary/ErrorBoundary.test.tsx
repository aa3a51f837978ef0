import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/render';
import { ERROR_LABELS } from '../ErrorPanel/ErrorPanel.fixtures';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
import { Breaks } from './ErrorBoundary.fixtures';

// It has no root element, so the shared conformance test does not apply.
describe('ErrorBoundary', () => {
  // React logs every error that a boundary catches.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  const draw = (props: Partial<ErrorBoundaryProps>) => (
    <ErrorBoundary labels={ERROR_LABELS} {...props}>
      {props.children ?? <Breaks />}
    </ErrorBoundary>
  );

  it('draws its children, also on a server', () => {
    expect(renderToString(draw({ children: <p>Whole</p> }))).toContain('Whole');
  });

  it('reports what was thrown, and where', () => {
    const onError = vi.fn();
    renderThemed(draw({ onError }));
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      error: new Error('The row cannot be drawn.'),
      componentStack: expect.stringContaining('Breaks') as string,
    });
  });

  it('tries again when its key changes, and not before', () => {
    const { rerender } = renderThemed(draw({ resetKey: '/slots' }));
    rerender(draw({ resetKey: '/slots', children: <p>Whole</p> }));
    expect(screen.getByRole('alert')).toBeTruthy();
    rerender(draw({ resetKey: '/live', children: <p>Whole</p> }));
    expect(screen.getByText('Whole')).toBeTruthy();
  });
});
