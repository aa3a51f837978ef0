import { type CoreThunk, overlayOpened } from '@parlour/feature-core';
import { isRefusal } from '@parlour/gateway-openapi';

/** Asks the way in to be proved once more, where that is what the gateway answered (LOGIN-14). */
export const askForProof =
  (error: unknown, portal: 'member' | 'agent'): CoreThunk<void> =>
  (dispatch) => {
    if (!isRefusal(error, 'VERIFICATION_REQUIRED')) return;
    const { challengeId, challengeMethods: methods = [] } = error.details;
    if (challengeId !== undefined)
      dispatch(overlayOpened({ name: 'verification', challengeId, methods, portal }));
  };
