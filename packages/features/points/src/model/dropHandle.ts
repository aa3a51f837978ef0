import { centreClosed, type FeatureListener } from '@parlour/feature-core';
import { dropHandle } from './pointMallHandle';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Whoever closes the member centre wants nothing of the points mall any more (MC-03). */
export const handle: Handle = (action) => {
  if (centreClosed.match(action) && action.payload.centre === 'member') dropHandle();
};
