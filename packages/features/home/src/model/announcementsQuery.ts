/** Banners and texts for who is looking: `A` members, `B` guests (ANN-03). */
export const announcementsQuery = (isLoggedIn: boolean) =>
  ({ types: 'B,PL,PU,PR', platform: 'W', execution: isLoggedIn ? 'A' : 'B' }) as const;
