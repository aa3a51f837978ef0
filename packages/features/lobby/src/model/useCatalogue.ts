import { preparingOptions } from '@parlour/design-system/matchOptions';
import { runInIdleSlices, whenIdle } from '@parlour/feature-core';
import { useGetGameSearchIndexQuery } from '@parlour/gateway-openapi/games';
import { useEffect, useState } from 'react';
import { type Catalogue, toCatalogue } from './catalogue';

/**
 * The full catalogue of a type, for searching without further calls. It is fetched once, when the browser is
 * idle after the first games (`isReady`). Null until it is loaded and parsed.
 */
export function useCatalogue(gameType: string, isReady: boolean): Catalogue | null {
  const [isIdle, setIsIdle] = useState(false);
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  useEffect(() => (isReady ? whenIdle(() => setIsIdle(true)) : undefined), [isReady]);
  const { currentData } = useGetGameSearchIndexQuery({ gameType }, { skip: !isIdle });
  useEffect(() => {
    if (currentData === undefined) return undefined;
    const read = toCatalogue(currentData);
    return runInIdleSlices(preparingOptions(read.rows), () => setCatalogue(read));
  }, [currentData]);
  return catalogue?.index.gameType === gameType ? catalogue : null;
}
