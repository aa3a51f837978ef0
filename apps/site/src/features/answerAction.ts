import { type FeatureListener, loadChunk } from '@parlour/feature-core';
import { FEATURES } from './features';

type Handle = Awaited<ReturnType<FeatureListener['load']>>['handle'];

/** Calls every feature's listener of an action; rejects if a listener can't be loaded. */
export const answerAction = async (...[action, ...rest]: Parameters<Handle>): Promise<void> => {
  const wanted = FEATURES.flatMap(({ listeners = [] }) => listeners).filter(
    ({ actionType }) => actionType === action.type,
  );
  await Promise.all(
    wanted.map(({ load }) => loadChunk(load).then(({ handle }) => handle(action, ...rest))),
  );
};
