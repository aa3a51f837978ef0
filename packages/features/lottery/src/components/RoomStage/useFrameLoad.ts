import { useEffect, useState } from 'react';

/** After so many ms without a page the person is told, and offered a fresh link. */
const PATIENCE = 15_000;

/** How far a framed page has come. */
export type FrameLoad = 'loading' | 'slow' | 'loaded';

/** Follows the loading of a frame; give `handleLoad` to it. */
export function useFrameLoad(): { load: FrameLoad; handleLoad: () => void } {
  const [load, setLoad] = useState<FrameLoad>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setLoad((now) => (now === 'loading' ? 'slow' : now)), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return { load, handleLoad: () => setLoad('loaded') };
}
