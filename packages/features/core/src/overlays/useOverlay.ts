import type { CoreState } from '../store/coreState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { type OverlayName, type OverlayOf, overlayClosed } from './overlay.slice';

/** The request that opened a dialog; undefined while it is closed. */
export const selectOverlay =
  <Name extends OverlayName>(name: Name) =>
  ({ overlay }: CoreState): OverlayOf<Name> | undefined =>
    overlay.stack.find((request): request is OverlayOf<Name> => request.name === name);

/** The state of one dialog and a function that closes it. */
export function useOverlay<Name extends OverlayName>(name: Name) {
  const dispatch = useCoreDispatch();
  const request = useCoreSelector(selectOverlay(name));
  return {
    request,
    isOpen: request !== undefined,
    close: (): void => {
      dispatch(overlayClosed({ name }));
    },
  };
}
