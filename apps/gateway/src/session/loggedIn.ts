import { Refusal } from '../platform/refusal';
import type { Session } from './sessions';

/** The session of a call; without one the call is refused. */
export function loggedIn({ session }: { session: Session | null }): Session {
  if (session === null) throw new Refusal('NOT_LOGGED_IN');
  return session;
}
