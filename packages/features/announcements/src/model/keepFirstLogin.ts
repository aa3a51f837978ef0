import { type FeatureListener, sessionOpened, writeStored } from '@parlour/feature-core';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Keeps through a reload that a session is the first of its account, whose announcements are still due (ANN-02). */
export const handle: Handle = (action) => {
  if (sessionOpened.match(action))
    writeStored('firstLogin', action.payload.isFirstLogin === true ? 'yes' : null);
};
