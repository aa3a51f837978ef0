import type { CoreState } from '../store/coreState';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { type OverlayName, type OverlayOf, overlayClosed } from './overlay.slice';

/** What a dialog was opened with; undefined while it is not open. */
export const selectOverlay =
  <Name extends OverlayName>(name: Name) =>
  ({ overlay }: CoreState): OverlayOf<Name> | undefined =>
    overlay.stack.find((request): request is OverlayOf<Name> => request.name === name);

/** The state of one dialog, and the way to close it. */
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
