const BASE = '/TCG_PROD_IMAGES';

/** Where the picture of a game is, by its vendor and its code there. */
export function gamePicture(vendor: string, gameCode: string): string {
  return `${BASE}/GAME/${vendor}/${gameCode}.webp`;
}

/** Where the picture of a banner is. */
export function bannerPicture(bannerId: string, size: 'wide' | 'phone'): string {
  return `${BASE}/BANNER/${bannerId}${size === 'phone' ? '-SMALL' : ''}.webp`;
}
