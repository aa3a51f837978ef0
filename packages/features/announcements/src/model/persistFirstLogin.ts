import { type FeatureListener, sessionOpened, writeStored } from '@parlour/feature-core';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Persists that a session is the first of its account, so that a reload still shows its announcements (ANN-02). */
export const handle: Handle = (action) => {
  if (sessionOpened.match(action))
    writeStored('firstLogin', action.payload.isFirstLogin === true ? 'yes' : null);
};
