import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '../store/coreState';

/** `addEffects` for a store that reports each action to a test. */
export const eachAction =
  (note: (action: UnknownAction) => void) =>
  (startListening: StartListening): void => {
    startListening({ predicate: () => true, effect: note });
  };
