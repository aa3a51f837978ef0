import { type ComponentType, lazy } from 'react';
import type { LazyComponent } from '../feature/feature';

const NOTHING: { default: ComponentType } = { default: () => null };

/** A part that a page can do without: where it can't be fetched there is nothing in its place. */
export const lazyOrNothing = (load: LazyComponent) => lazy(() => load().catch(() => NOTHING));
