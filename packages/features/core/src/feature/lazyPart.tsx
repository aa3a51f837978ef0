import { type ComponentType, lazy } from 'react';
import { patiently } from '../timing/patiently';
import type { LazyComponent } from './feature';

/** How each part that did not come is asked for anew. */
const missing = new Set<() => void>();

/** Has the parts that did not come asked for again when they are drawn next. */
export function renewParts(): void {
  for (const renew of missing) renew();
  missing.clear();
}

/** Whether asking anew may bring what is missing. What broke as it was drawn, only a fresh page mends. */
export const mayComeAnew = (): boolean => missing.size > 0;

/** What each browser says of an import that found nothing, which it may remember; all else is asked for in vain once. */
const REMEMBERED = /module/;

/**
 * A part of a page that is fetched when it is first drawn. One that does not come breaks the `Boundary` around it,
 * and is asked for anew when that is tried again; React's own `lazy` would remember the fault.
 */
export function lazyPart(load: LazyComponent): ComponentType;
export function lazyPart<Props extends object>(load: LazyComponent<Props>): ComponentType<Props>;
export function lazyPart<Props extends object>(load: LazyComponent<Props>): ComponentType<Props> {
  const ask = () =>
    lazy<ComponentType<Props>>(() =>
      patiently(load).catch((fault: unknown) => {
        if (!REMEMBERED.test(String(fault)))
          missing.add(() => {
            Part = ask();
          });
        throw fault;
      }),
    );
  let Part = ask();
  return function LatePart(props: Props) {
    return <Part {...props} />;
  };
}
