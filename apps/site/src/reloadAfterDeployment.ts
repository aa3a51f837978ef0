import { reloadAfterDeployment as reloadIfGone } from '@parlour/delivery';
import { readStored, reloadPage, writeStored } from '@parlour/feature-core';

/** Reloads the page once when a chunk of it is gone because of a deployment (ERR-03, F8). */
export const reloadAfterDeployment = (): void =>
  reloadIfGone({
    read: () => readStored('reloadedFrom'),
    write: (version) => writeStored('reloadedFrom', version),
    reload: reloadPage,
  });
