import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { OfflineBanner } from './OfflineBanner';
import { OFFLINE_LABELS } from './OfflineBanner.fixtures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('OfflineBanner', () => {
  conformance((props) => <OfflineBanner {...props} isOffline labels={OFFLINE_LABELS} />, {
    element: 'div',
    dataComponent: 'OfflineBanner',
  });

  it('says that the network is back for four seconds, and not when it was never away', () => {
    const draw = (isOffline: boolean) => (
      <OfflineBanner isOffline={isOffline} labels={OFFLINE_LABELS} />
    );
    const { rerender } = renderThemed(draw(false));
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('');
    rerender(draw(true));
    expect(said()).toBe(OFFLINE_LABELS.offline);
    rerender(draw(false));
    expect(said()).toBe(OFFLINE_LABELS.back);
    act(() => void vi.advanceTimersByTime(3999));
    expect(said()).toBe(OFFLINE_LABELS.back);
    act(() => void vi.advanceTimersByTime(1));
    expect(said()).toBe('');
  });
});
