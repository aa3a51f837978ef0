import type { Config } from '../config';
import type { Database } from '../database/open';
import type { EventName } from '../inbox/events';
import { momentText, notifyAccounts } from '../inbox/notifyAccounts';
import type { PlayPause } from './pausesInForce';

type PauseEvent = Extract<
  EventName,
  'breakBegun' | 'exclusionBegun' | 'exclusionBegunUntilAsked' | 'exclusionEndAsked'
>;

/** The event of a break or exclusion that has begun. */
export function begunEvent({ kind, playableFrom }: PlayPause): PauseEvent {
  if (kind === 'BREAK') return 'breakBegun';
  return playableFrom === null ? 'exclusionBegunUntilAsked' : 'exclusionBegun';
}

/** Tells a member of a break or exclusion and until when it holds, in the transaction of the change (SP-07). */
export function notifyOfPause(
  tx: Database,
  name: PauseEvent,
  { pause, at, config }: { pause: PlayPause; at: Date; config: Pick<Config, 'utcOffsetMinutes'> },
): Promise<void> {
  const text = (moment: Date): string => momentText(moment, config.utcOffsetMinutes);
  const { accountId, endsAt, playableFrom } = pause;
  const values = { until: text(endsAt), from: text(playableFrom ?? endsAt) };
  return notifyAccounts(tx, [{ accountId, name, values }], at);
}
