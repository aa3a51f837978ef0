import { answerRestored } from '@parlour/gateway-openapi/start';
import { readStored } from '../storage/registry';
import type { CoreThunk } from '../store/coreState';
import { CACHED_ANSWERS, cachedFor, VERSION } from './cachedAnswers';

/** Maximum age of a restored answer, in ms: as long as an open page would keep it. */
const MAX_AGE = 600_000;

/** Restores the answers that earlier pages of the visit cached, so that their queries need no request (CACHE-01). */
export const restoreCachedAnswers = (): CoreThunk<void> => (dispatch, getState) => {
  const here = cachedFor(getState().merchant.merchantCode);
  for (const [key, endpoint] of CACHED_ANSWERS) {
    const restored = readStored(key, (text) => {
      const age = Date.now() - Number.parseInt(text, 10);
      const stored = JSON.parse(text.slice(text.indexOf(' '))) as Record<string, unknown>;
      return stored['version'] === VERSION && stored['of'] === here && Math.abs(age) < MAX_AGE
        ? answerRestored(endpoint, stored['arg'], stored['value'])
        : null;
    });
    if (restored !== null) dispatch(restored);
  }
};
