/** Addresses of the lobby's own pages beside those of the game types (LOB-08). */
export const LOBBY_PATHS = { favourites: '/favourites', recent: '/recent' } as const;
