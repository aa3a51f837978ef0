import { type RefObject, useCallback, useRef } from 'react';

/** Where the games of a page are drawn, and the way to the first of them for whoever has searched by keyboard. */
export function useGoToGames(): { games: RefObject<HTMLDivElement | null>; goToGames: () => void } {
  const games = useRef<HTMLDivElement>(null);
  const goToGames = useCallback(
    () => games.current?.querySelector<HTMLElement>('article button')?.focus(),
    [],
  );
  return { games, goToGames };
}
