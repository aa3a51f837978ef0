import { useState } from 'react';

/** Progress of a refresh that the user requested. */
type Asked = 'no' | 'asked' | 'loading' | 'come';

/** Announces an amount only after a refresh by the user, not after an automatic one. */
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
