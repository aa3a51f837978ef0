import { forwardRef, type ReactElement, version } from 'react';

const IS_REACT_18 = version.startsWith('18.');

type RefComponent<P> = (props: P) => ReactElement | null;

/**
 * Passes `ref` on to a component that takes it as an ordinary prop. React 18 does not, so the build wraps
 * every component of the package. With React 19 it does nothing.
 */
export function withRef<P extends object>(Component: RefComponent<P>): RefComponent<P> {
  if (!IS_REACT_18) return Component;
  const WithRef = forwardRef<unknown, P>((props, ref) =>
    Component((ref === null ? props : { ...props, ref }) as P),
  );
  WithRef.displayName = Component.name;
  // React calls it like a function component.
  return WithRef as unknown as RefComponent<P>;
}
