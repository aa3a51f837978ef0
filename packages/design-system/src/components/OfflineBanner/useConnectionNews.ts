import { useEffect, useState } from 'react';

/** How long the message that the network is back stays, in ms. */
const GOOD_NEWS = 4000;

export type ConnectionNews = 'online' | 'offline' | 'back';

/** The network status to show: `back` for a while after it was offline. */
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
