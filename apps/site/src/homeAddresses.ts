import { PATHS } from '@parlour/feature-core';
import { HOME_PATHS } from '@parlour/feature-home';

/** Addresses of the home page. */
export const PATHS_OF_HOME: readonly string[] = [PATHS.help, ...HOME_PATHS];

/** Those, and the addresses of dialogs over it. */
export const HOME_ADDRESSES = [...PATHS_OF_HOME, PATHS.login, PATHS.register];
