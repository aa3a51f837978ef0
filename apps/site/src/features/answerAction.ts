import type { FeatureListener } from '@parlour/feature-core';
import { FEATURES } from './features';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Hands an action to every feature that answers it. */
export const answerAction: Handle = (action, ...rest) => {
  for (const { listeners = [] } of FEATURES)
    for (const { actionType, load } of listeners)
      if (actionType === action.type)
        void load().then(({ handle }) => {
          handle(action, ...rest);
        });
};
