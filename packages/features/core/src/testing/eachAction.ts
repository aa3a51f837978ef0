import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '../store/coreState';

/** `addEffects` of a store that tells a test of each action. */
export const eachAction =
  (note: (action: UnknownAction) => void) =>
  (startListening: StartListening): void => {
    startListening({ predicate: () => true, effect: note });
  };
