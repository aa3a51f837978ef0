import { useEffect, useLayoutEffect as useEffectBeforePaint } from 'react';

/**
 * The hook of the same name, which under React 18 complains on a server about every layout effect of what
 * it draws. The build puts it in React's place, so that the sources and their rules know one hook.
 */
export const useLayoutEffect = typeof window === 'undefined' ? useEffect : useEffectBeforePaint;
