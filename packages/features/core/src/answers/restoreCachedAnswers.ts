import { answerRestored } from '@parlour/gateway-openapi/start';
import { readStored } from '../storage/registry';
import type { CoreThunk } from '../store/coreState';
import { CACHED_ANSWERS, cachedFor, VERSION } from './cachedAnswers';

/** As long as a page that stays open takes an answer for good, in ms. */
const LASTS = 600_000;

/** Puts back what the pages before this one were told in the visit: whoever asks finds it at once (CACHE-01). */
export const restoreCachedAnswers = (): CoreThunk<void> => (dispatch, getState) => {
  const here = cachedFor(getState().merchant.merchantCode);
  for (const [key, endpoint] of CACHED_ANSWERS) {
    const restored = readStored(key, (text) => {
      const age = Date.now() - Number.parseInt(text, 10);
      const kept = JSON.parse(text.slice(text.indexOf(' '))) as Record<string, unknown>;
      return kept['version'] === VERSION && kept['of'] === here && Math.abs(age) < LASTS
        ? answerRestored(endpoint, kept['arg'], kept['value'])
        : null;
    });
    if (restored !== null) dispatch(restored);
  }
};
