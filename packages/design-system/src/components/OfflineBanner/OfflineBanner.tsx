import type { ComponentPropsWithRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon';
import { OfflineIcon } from '../../icons/OfflineIcon';
import * as S from './OfflineBanner.styles';
import { useConnectionNews } from './useConnectionNews';

export interface OfflineBannerLabels {
  /** Says that there is no network, and what that means for what is on the page. */
  offline: string;
  /** Says that it is back. */
  back: string;
}

export interface OfflineBannerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** As `useOnline` of the package tells it, or the gateway's client. */
  isOffline: boolean;
  labels: OfflineBannerLabels;
}

/**
 * A strip across the page while there is no network, and for four seconds after it is back. It takes its
 * own room, so that it covers nothing; put it at the top of what stays in sight, once a page. For one
 * request that failed take `ErrorState`.
 */
export function OfflineBanner({ isOffline, labels, ...rest }: OfflineBannerProps) {
  const news = useConnectionNews(isOffline);
  return (
    // Always there: a reader tells only what changes in a region that it knows.
    <S.Root data-component="OfflineBanner" data-state={news} role="status" {...rest}>
      {news === 'online' ? null : (
        <S.Strip>
          <S.Sign aria-hidden>{news === 'offline' ? <OfflineIcon /> : <CheckIcon />}</S.Sign>
          {news === 'offline' ? labels.offline : labels.back}
        </S.Strip>
      )}
    </S.Root>
  );
}
