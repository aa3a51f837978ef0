import { centreClosed, type FeatureListener } from '@parlour/feature-core';
import { clearReturnPath } from './mallReturnPath';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Closing the member centre ends the way back to the points mall (MC-03). */
export const handle: Handle = (action) => {
  if (centreClosed.match(action) && action.payload.centre === 'member') clearReturnPath();
};
