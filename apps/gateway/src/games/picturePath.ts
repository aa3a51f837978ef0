import type { Game } from './types';

/** The folder of all pictures of the catalogue. */
export const PICTURE_FOLDER = '/TCG_PROD_IMAGES/';

/** Wide for desktops, small for phones. */
export type BannerSize = 'WIDE' | 'SMALL';

/** The addresses of pictures below an image base. */
export const picturePath = {
  game: (game: Pick<Game, 'vassalage' | 'gameCode'>): string =>
    `${PICTURE_FOLDER}GAME_ICON/${game.vassalage}/${game.gameCode}.png`,
  banner: (bannerId: string, size: BannerSize = 'WIDE'): string =>
    `${PICTURE_FOLDER}SLIDE/${bannerId}${size === 'SMALL' ? '-SMALL' : ''}.png`,
  promotion: (promotionId: string): string => `${PICTURE_FOLDER}OFFER/${promotionId}.png`,
  product: (productId: string): string => `${PICTURE_FOLDER}PRODUCT/${productId}.png`,
  memberIcon: (iconId: string): string => `${PICTURE_FOLDER}MEMBER_ICON/${iconId}.png`,
  bank: (bankCode: string): string => `${PICTURE_FOLDER}BANK/${bankCode}.png`,
};
