import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

let go: ((path: string) => void) | null = null;

/** Goes to a path from outside the components. */
export function goTo(path: string): void {
  go?.(path);
}

/** Lends the router to `goTo` for as long as the routes are shown. */
export function useNavigatorBridge(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    go = (path) => void navigate(path);
    return () => {
      go = null;
    };
  }, [navigate]);
}
