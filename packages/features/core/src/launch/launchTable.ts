import type { UnknownAction } from '@reduxjs/toolkit';
import { centreSearch } from '../centres/centreSearch';
import { navigationRequested } from '../navigation/navigationRequested';
import { overlayOpened } from '../overlays/overlay.slice';
import { PATHS } from '../routes/paths';
import { actionInterrupted, interruptionForgotten } from '../session/session.slice';
import { launchRequested } from './launchActions';
import { centrePath, inGamePath, lotteryPath } from './launchPaths';
import type { LaunchQuestion } from './launchTarget';

export interface LaunchRow {
  name: string;
  isFor: (question: LaunchQuestion) => boolean;
  /** The actions to dispatch, in order. */
  answer: (question: LaunchQuestion) => UnknownAction[];
}

const goTo = (path: string): UnknownAction[] => [navigationRequested({ path })];

const isOf =
  (...vendors: readonly string[]): LaunchRow['isFor'] =>
  ({ target }) =>
    vendors.includes(target.vassalage);

/** Categories of lotteries. */
const LOTTERY_TYPES: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);
/** Prize mode of the lotteries of other vendors (LAUNCH-07). */
const OF_OTHERS = 'ZY';

/** Whether the target is a vendor's lobby and no game. */
const isVendor = ({ target }: LaunchQuestion): boolean => target.nodeId === null;

/** The launch rules: the first row that fits decides (section 4 of the specification). */
export const LAUNCH_TABLE: readonly LaunchRow[] = [
  {
    name: 'a guest',
    isFor: ({ visitor }) => visitor === 'guest',
    answer: ({ target }) => [
      actionInterrupted(launchRequested(target)),
      overlayOpened({ name: 'login' }),
    ],
  },
  {
    name: 'a trial user',
    isFor: ({ visitor }) => visitor === 'trial',
    answer: ({ mayRegister }) => [
      interruptionForgotten(),
      overlayOpened({
        name: 'message',
        titleKey: 'in_need_account_title',
        textKey: 'in_need_true_account',
        confirmKey: mayRegister ? 'in_increase_submit' : 'actions.ok',
        confirmAction: mayRegister ? overlayOpened({ name: 'register' }) : null,
      }),
    ],
  },
  {
    name: 'a member on a break',
    isFor: ({ visitor }) => visitor === 'paused',
    answer: () => [
      interruptionForgotten(),
      navigationRequested({ path: PATHS.home + centreSearch('', 'member', 'playPause') }),
    ],
  },
  {
    name: 'maintenance',
    isFor: ({ target }) => target.maintenance,
    answer: ({ target }) => [overlayOpened({ name: 'gameMaintenance', title: target.displayName })],
  },
  {
    name: 'the Vietnam lottery',
    isFor: isOf('TCG_LOTTO_VN'),
    answer: ({ target }) => goTo(lotteryPath(PATHS.vnLottery, target)),
  },
  {
    name: 'the SEA lottery',
    isFor: isOf('TCG_SEA'),
    answer: ({ target }) => goTo(lotteryPath(PATHS.seaLottery, target)),
  },
  {
    name: 'a lottery',
    isFor: isOf('LOTT', 'ELOTT'),
    answer: ({ target }) => goTo(lotteryPath(PATHS.lottery, target)),
  },
  {
    name: 'a list of games',
    isFor: ({ target }) => target.isGame === 'VASSALAGE',
    answer: ({ target: { vassalage, gameType, displayName: title } }) => [
      overlayOpened({ name: 'games', vassalage, gameType, title }),
    ],
  },
  {
    name: 'the sports vendor FB',
    isFor: (question) => isVendor(question) && question.target.vassalage === 'FB',
    answer: () => goTo(PATHS.fbSports),
  },
  {
    name: 'a vendor of the game centre',
    isFor: (question) =>
      isVendor(question) && question.merchant.gameListCenter.includes(question.target.gameType),
    answer: ({ target }) => goTo(centrePath(target)),
  },
  {
    // Launched as a lottery (LAUNCH-05), if the merchant has the prize mode for it.
    name: 'a lottery of another vendor',
    isFor: ({ target, merchant }) =>
      LOTTERY_TYPES.has(target.gameType) && merchant.prizeModes.includes(OF_OTHERS),
    answer: ({ target }) => goTo(lotteryPath(PATHS.lottery, target)),
  },
  {
    name: 'anything else',
    isFor: () => true,
    answer: ({ target }) => goTo(inGamePath(target)),
  },
];

/** The actions that a launch dispatches. */
export const answerLaunch = (question: LaunchQuestion): UnknownAction[] =>
  LAUNCH_TABLE.find(({ isFor }) => isFor(question))?.answer(question) ?? [];
