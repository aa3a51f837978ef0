import type { Driver } from './driver';

/** Defines a journey: its title and its steps, in a browser with an empty profile. */
export type Journey = (title: string, walk: (driver: Driver) => Promise<void>) => void;
