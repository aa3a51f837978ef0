import { useState } from 'react';
import { Button } from '../Button/Button';
import { OfflineBanner, type OfflineBannerLabels, type OfflineBannerProps } from './OfflineBanner';

export const OFFLINE_LABELS: OfflineBannerLabels = {
  offline: 'No network. What you see may be out of date; nothing you do now is sent.',
  back: 'You are connected again.',
};

/** A page with a button that toggles the network. */
export function NetworkByHand({ isOffline, ...rest }: OfflineBannerProps) {
  const [isCut, setCut] = useState(isOffline);
  return (
    <>
      <OfflineBanner {...rest} isOffline={isCut} />
      <Button variant="outline" onClick={() => setCut(!isCut)}>
        {isCut ? 'Join' : 'Cut'}
      </Button>
    </>
  );
}
