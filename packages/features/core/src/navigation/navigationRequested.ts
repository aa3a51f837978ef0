import { createAction } from '@reduxjs/toolkit';

/** Goes to a path of this site from where no router is at hand, as after a dialog. */
export const navigationRequested = createAction<{ path: string }>('core/navigationRequested');
