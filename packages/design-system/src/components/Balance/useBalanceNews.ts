import { useState } from 'react';

/** Where a refresh that the person asked for stands. */
type Asked = 'no' | 'asked' | 'loading' | 'come';

/** Tells when an amount that was asked for has come: what comes by itself is not read out. */
export function useBalanceNews(isLoading: boolean) {
  const [asked, setAsked] = useState<Asked>('no');
  if (asked === 'asked' && isLoading) setAsked('loading');
  if (asked === 'loading' && !isLoading) setAsked('come');
  if (asked === 'come' && isLoading) setAsked('no');
  return {
    isFresh: asked === 'come' && !isLoading,
    ask: (): void => setAsked('asked'),
  };
}
