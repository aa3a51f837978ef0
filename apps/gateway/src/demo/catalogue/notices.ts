import type { Notice } from '../../games/types';
import { TEXTS } from '../texts';
import { DEMO_TODAY } from './games';

const DAY = 86_400_000;
const MORNING = 9 * 3_600_000;

/** Name, and days before the demo's today on which it was published; newest first. */
const ROWS = [
  ['n-1001', 0],
  ['n-1002', 1],
  ['n-1003', 2],
  ['n-1004', 4],
  ['n-1005', 6],
  ['n-1006', 9],
  ['n-1007', 12],
  ['n-1008', 15],
  ['n-1009', 19],
  ['n-1010', 23],
  ['n-1011', 28],
  ['n-1012', 33],
  ['n-1013', 40],
] as const;

/** The notices in one language; in English where they are not translated. */
export function buildNotices(language: string): Notice[] {
  return ROWS.map(([id, age]) => ({
    id,
    title: TEXTS.say(`notice.${id}.title`, language),
    content: TEXTS.say(`notice.${id}.content`, language),
    startDateStr: new Date(DEMO_TODAY - age * DAY + MORNING).toISOString(),
  }));
}
