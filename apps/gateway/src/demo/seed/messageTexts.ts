import type { MessageKind } from '../../inbox/kinds';
import type { MessageText } from '../../inbox/sendMessages';
import { TEXTS } from './texts';

/** A past message of the demo. */
export interface DemoLetter {
  kind: MessageKind;
  /** Hours before the first start. */
  hours: number;
  isRead?: boolean;
  link?: string;
  /** Only for agents. */
  forAgents?: boolean;
  text: MessageText;
}

type LetterName =
  | 'newLogin'
  | 'welcome'
  | 'quieterEvening'
  | 'newTables'
  | 'teamGrew'
  | 'wagesSettled';
type WeeklyName = 'rebateReady' | 'depositArrived' | 'promotions';

const letter = (key: `letter.${LetterName}` | `weekly.${WeeklyName}`): MessageText => ({
  title: TEXTS.texts(`${key}.title`),
  content: TEXTS.texts(`${key}.content`),
});

/** Messages that were sent once, newest first. */
export const LETTERS: readonly DemoLetter[] = [
  {
    kind: 'SECURITY',
    hours: 4,
    link: '/?member=securityCenter',
    text: letter('letter.newLogin'),
  },
  {
    kind: 'SYSTEM',
    hours: 20,
    text: letter('letter.welcome'),
  },
  {
    kind: 'PROMOTION',
    hours: 40,
    text: letter('letter.quieterEvening'),
  },
  {
    kind: 'SYSTEM',
    hours: 60,
    text: letter('letter.newTables'),
  },
  {
    kind: 'AGENT',
    hours: 12,
    link: '/?agent=downlineManagmentView',
    forAgents: true,
    text: letter('letter.teamGrew'),
  },
  {
    kind: 'CONTRACT',
    hours: 80,
    link: '/?agent=agentDailyWages2',
    forAgents: true,
    isRead: true,
    text: letter('letter.wagesSettled'),
  },
];

/** Messages that are sent each week, in turn. */
export const WEEKLY_LETTERS: readonly Omit<DemoLetter, 'hours'>[] = [
  {
    kind: 'REWARD',
    link: '/?member=rewardCenter',
    text: letter('weekly.rebateReady'),
  },
  {
    kind: 'FUNDS',
    link: '/?member=transactionHistory',
    text: letter('weekly.depositArrived'),
  },
  {
    kind: 'PROMOTION',
    link: '/promotions',
    text: letter('weekly.promotions'),
  },
];
