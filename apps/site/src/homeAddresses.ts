import { PATHS } from '@parlour/feature-core';
import { HOME_PATHS } from '@parlour/feature-home';

/** Addresses of the home page, and of what opens over it. */
export const HOME_ADDRESSES: readonly string[] = [
  ...HOME_PATHS,
  PATHS.help,
  PATHS.login,
  PATHS.register,
];
