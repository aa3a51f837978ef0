import { type FeatureModule, PATHS } from '@parlour/feature-core';

const category = () => import('./pages/LotteryPage/LotteryPage');
const room = () => import('./pages/LotteryRoomPage/LotteryRoomPage');

/** The lotteries: their category, and the pages on which they are played. */
export const feature: FeatureModule = {
  name: 'lottery',
  routes: [
    { path: '/lott', page: category, hasFirstFrame: true },
    { path: '/elott', page: category, hasFirstFrame: true },
    ...[PATHS.lottery, PATHS.seaLottery, PATHS.vnLottery].map((path) => ({
      path,
      page: room,
      needsLogin: true,
    })),
  ],
};
