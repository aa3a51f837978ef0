import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

let go: ((path: string) => void) | null = null;

/** Navigates from outside React. */
export function goTo(path: string): void {
  go?.(path);
}

/** Gives `goTo` the router while the routes are mounted. */
export function useNavigatorBridge(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    go = (path) => void navigate(path);
    return () => {
      go = null;
    };
  }, [navigate]);
}
