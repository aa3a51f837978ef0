import { forwardRef, type ReactElement, version } from 'react';

const IS_REACT_18 = version.startsWith('18.');

type Part<P> = (props: P) => ReactElement | null;

/**
 * Lets a component whose `ref` is an ordinary prop be given one by React 18, which keeps it from props.
 * The build puts it around every component of the package; with React 19 it does nothing.
 */
export function withRef<P extends object>(Component: Part<P>): Part<P> {
  if (!IS_REACT_18) return Component;
  const WithRef = forwardRef<unknown, P>((props, ref) =>
    Component((ref === null ? props : { ...props, ref }) as P),
  );
  WithRef.displayName = Component.name;
  // React calls it as it calls a function.
  return WithRef as unknown as Part<P>;
}
