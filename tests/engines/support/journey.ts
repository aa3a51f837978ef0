import type { Driver } from './driver';

/** Says what a journey is and how it is walked, in a browser that has never seen the site. */
export type Journey = (title: string, walk: (driver: Driver) => Promise<void>) => void;
