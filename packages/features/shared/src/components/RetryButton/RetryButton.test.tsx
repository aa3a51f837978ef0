import { FeatureProviders } from '@parlour/feature-core/testing';
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RetryButton, type RetryButtonProps } from './RetryButton';

const HELD = {
  kind: 'refused',
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  message: 'Later, please.',
  details: { retryAfterSeconds: 60 },
};

describe('[D5] what could not be loaded', () => {
  const reconnect = (state: Partial<RetryButtonProps['state']>, isManual = false) => {
    const onRetry = vi.fn();
    const { unmount } = render(
      <FeatureProviders>
        <RetryButton isManual={isManual} state={{ onRetry, ...state }} />
      </FeatureProviders>,
    );
    window.dispatchEvent(new Event('online'));
    unmount();
    window.dispatchEvent(new Event('online'));
    return onRetry.mock.calls.length;
  };

  it('is tried again by itself when the browser is connected again, once', () => {
    expect(reconnect({ error: { kind: 'network' } })).toBe(1);
  });

  it('waits for as long as the gateway wants to hear nothing more', () => {
    expect(reconnect({ error: HELD })).toBe(0);
  });

  it('is not tried twice at a time', () => {
    expect(reconnect({ isRetrying: true })).toBe(0);
  });

  it('is left to a press where something else minds the connection', () => {
    expect(reconnect({ error: { kind: 'network' } }, true)).toBe(0);
  });
});
