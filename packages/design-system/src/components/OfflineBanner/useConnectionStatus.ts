import { useEffect, useState } from 'react';

/** How long the message that the network is back stays, in ms. */
const BACK_MS = 4000;

export type ConnectionStatus = 'online' | 'offline' | 'back';

/** The network status to show: `back` for a while after it was offline. */
export function useConnectionStatus(isOffline: boolean): ConnectionStatus {
  const [status, setStatus] = useState<ConnectionStatus>(isOffline ? 'offline' : 'online');
  if (isOffline !== (status === 'offline')) setStatus(isOffline ? 'offline' : 'back');
  useEffect(() => {
    if (status !== 'back') return undefined;
    const timer = setTimeout(() => setStatus('online'), BACK_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return status;
}
