import { type NewMessage, sendMessages } from '../../inbox/sendMessages';
import { LETTERS, WEEKLY_LETTERS } from './messageTexts';
import type { World } from './world';

const WEEKS = 7;
const HOURS_OF_WEEK = 168;
/** Newer messages are still unread. */
const READ_AFTER_HOURS = 100;

/** Inboxes of the accounts that play: twenty-five messages, so that there is more than one page. */
export function seedMessages({ person, write, ago }: World): void {
  const weekly = Array.from({ length: WEEKS * WEEKLY_LETTERS.length }, (_, at) => {
    const letter = WEEKLY_LETTERS[at % WEEKLY_LETTERS.length];
    const week = Math.floor(at / WEEKLY_LETTERS.length) + 1;
    return letter === undefined ? [] : [{ ...letter, hours: week * HOURS_OF_WEEK - (at % 3) * 26 }];
  }).flat();
  const messages = ['member1', 'agent1'].flatMap((username) => {
    const { account: owner } = person(username);
    const letters = [
      ...LETTERS.filter((one) => one.forAgents !== true || owner.type > 0),
      ...weekly,
    ];
    return letters.map(
      ({ kind, text, link, hours, isRead = hours > READ_AFTER_HOURS }): NewMessage => {
        const sentAt = ago({ hours });
        return {
          accountId: owner.id,
          kind,
          text,
          sentAt,
          ...(link === undefined ? {} : { link }),
          ...(isRead ? { readAt: ago({ hours: hours / 2 }) } : {}),
        };
      },
    );
  });
  write((tx) => sendMessages(tx, messages));
}
