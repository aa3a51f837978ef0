import type { Database } from '../../database/open';
import { type Launch, openPlayed, playedLaunch } from '../../games/launches';
import { Refusal } from '../../platform/refusal';
import type { Call, Services } from '../../services';
import { type DemoGameKind, kindOf } from './kinds';

type Asking = Pick<Call<'getDemoMatches'>, 'header' | 'now'>;

/** The launch of a call. One of another kind of game opens nothing here. */
export async function launchOf(
  on: Database,
  { header, now }: Asking,
  kind: DemoGameKind,
): Promise<Launch> {
  const launched = await playedLaunch(on, header('X-Launch-Token') ?? '', now);
  if (kindOf(launched.gameType) !== kind) throw new Refusal('LAUNCH_EXPIRED');
  return launched;
}

/** The launch that a page reads in. The page asks by itself, so the session is not extended. */
export async function readLaunch(
  { db, sessions }: Services,
  call: Asking,
  kind: DemoGameKind,
): Promise<Launch> {
  const launched = await launchOf(db, call, kind);
  const { sessionId } = launched;
  if (sessionId !== null && !(await sessions.isOpen(db, sessionId)))
    throw new Refusal('LAUNCH_EXPIRED');
  await openPlayed(db, launched, call.now);
  return launched;
}
