import { useState } from 'react';
import type { BalanceStatus } from './Balance';

/** Where a refresh that the person asked for stands. */
type Asked = 'no' | 'asked' | 'loading' | 'come';

/** Tells when an amount that was asked for has come: what comes by itself is not read out. */
export function useBalanceNews(status: BalanceStatus) {
  const [asked, setAsked] = useState<Asked>('no');
  if (asked === 'asked' && status === 'loading') setAsked('loading');
  if (asked === 'loading' && status !== 'loading') setAsked('come');
  if (asked === 'come' && status === 'loading') setAsked('no');
  return {
    isFresh: asked === 'come' && status === 'ready',
    ask: (): void => setAsked('asked'),
  };
}
