import { useState } from 'react';

/** Progress of a refresh that the user requested. */
type Refresh = 'none' | 'requested' | 'loading' | 'done';

/** Announces an amount only after a refresh by the user, not after an automatic one. */
export function useBalanceAnnouncement(isLoading: boolean) {
  const [refresh, setRefresh] = useState<Refresh>('none');
  if (refresh === 'requested' && isLoading) setRefresh('loading');
  if (refresh === 'loading' && !isLoading) setRefresh('done');
  if (refresh === 'done' && isLoading) setRefresh('none');
  return {
    isDue: refresh === 'done' && !isLoading,
    request: (): void => setRefresh('requested'),
  };
}
