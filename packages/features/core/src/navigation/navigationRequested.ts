import { createAction } from '@reduxjs/toolkit';

/** Navigates to a path of this site from code without a router, such as a listener. */
export const navigationRequested = createAction<{ path: string }>('core/navigationRequested');
