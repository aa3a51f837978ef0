import { useEffect, useLayoutEffect as useEffectBeforePaint } from 'react';

/**
 * React's hook of the same name, which is `useEffect` on a server: there React 18 warns about each layout
 * effect. The build replaces React's import by this one, so that sources import from React only.
 */
export const useLayoutEffect = typeof window === 'undefined' ? useEffect : useEffectBeforePaint;
