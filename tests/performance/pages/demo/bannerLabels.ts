import { TEXT } from './content';

export const BANNER_LABELS = {
  region: TEXT.banners,
  carousel: TEXT.carousel,
  slide: TEXT.slide,
  pause: TEXT.pause,
  resume: TEXT.resume,
  position: (position: number, total: number) => `${String(position)} / ${String(total)}`,
  show: (position: number) => `${TEXT.banners} ${String(position)}`,
};
