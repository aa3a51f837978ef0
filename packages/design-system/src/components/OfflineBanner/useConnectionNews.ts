import { useEffect, useState } from 'react';

/** How long it says that the network is back, in ms. */
const GOOD_NEWS = 4000;

export type ConnectionNews = 'online' | 'offline' | 'back';

/** What there is to say about the network: nothing, that it is away, or for a while that it is back. */
export function useConnectionNews(isOffline: boolean): ConnectionNews {
  const [news, setNews] = useState<ConnectionNews>(isOffline ? 'offline' : 'online');
  if (isOffline !== (news === 'offline')) setNews(isOffline ? 'offline' : 'back');
  useEffect(() => {
    if (news !== 'back') return undefined;
    const timer = setTimeout(() => setNews('online'), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
