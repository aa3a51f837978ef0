import { type ComponentType, Suspense } from 'react';
import { Boundary } from './Boundary';
import type { LazyComponent } from './feature';
import { lazyPart } from './lazyPart';

const nothing = () => null;

/**
 * A part that a page can do without and nobody has asked for: where it does not come or breaks there is nothing in
 * its place. It is asked for anew when the line is back.
 */
export function lazyOrNothing(load: LazyComponent): ComponentType;
export function lazyOrNothing<Props extends object>(
  load: LazyComponent<Props>,
): ComponentType<Props>;
export function lazyOrNothing<Props extends object>(load: LazyComponent<Props>) {
  const Part = lazyPart(load);
  return function PartOrNothing(props: Props) {
    return (
      <Boundary fallback={nothing}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
