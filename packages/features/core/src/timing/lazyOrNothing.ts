import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { LazyComponent } from '../feature/feature';

const Nothing = () => null;

/** A part that a page can do without: where it can't be fetched there is nothing in its place. */
export function lazyOrNothing(load: LazyComponent): LazyExoticComponent<ComponentType>;
export function lazyOrNothing<Props>(
  load: LazyComponent<Props>,
): LazyExoticComponent<ComponentType<Props>>;
export function lazyOrNothing<Props>(load: LazyComponent<Props>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
}
