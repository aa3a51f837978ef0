import { useCallback } from 'react';
import { overlayOpened } from '../overlays/overlay.slice';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { selectHasFlag } from '../system/flags';

/** Opens the registration; undefined if the merchant has none (WL-01). */
export function useRegistration(): (() => void) | undefined {
  const dispatch = useCoreDispatch();
  const mayRegister = useCoreSelector(selectHasFlag('DIRECTREG3'));
  const register = useCallback(() => {
    dispatch(overlayOpened({ name: 'register' }));
  }, [dispatch]);
  return mayRegister ? register : undefined;
}
