import type { ComponentPropsWithRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { OfflineIcon } from '../../icons/OfflineIcon';
import { useLabels } from '../../labels/useLabels';
import * as S from './OfflineBanner.styles';
import { useConnectionStatus } from './useConnectionStatus';

export interface OfflineBannerLabels {
  /** Says that the network is gone, and what that means for the content of the page. */
  offline: string;
  /** Says that the network is back. */
  back: string;
}

export interface OfflineBannerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether the network is gone, from `useOnline` or the gateway's client. */
  isOffline: boolean;
  labels?: Partial<OfflineBannerLabels>;
}

/**
 * A strip across the page while there is no network, and for four seconds after it is back. It takes its own
 * space and covers nothing. Put it once per page, at the top of what stays in view. For one failed request
 * use `ErrorState`.
 */
export function OfflineBanner({ isOffline, labels, ...rest }: OfflineBannerProps) {
  const texts = useLabels<OfflineBannerLabels>('OfflineBanner', labels);
  const status = useConnectionStatus(isOffline);
  return (
    // Always rendered: screen readers announce only changes in a live region that they already know.
    <S.Root data-component="OfflineBanner" data-state={status} role="status" {...rest}>
      {status === 'online' ? null : (
        <S.Strip>
          <S.Sign aria-hidden>{status === 'offline' ? <OfflineIcon /> : <CheckIcon />}</S.Sign>
          {status === 'offline' ? texts.offline : texts.back}
        </S.Strip>
      )}
    </S.Root>
  );
}
