import type { Database } from '../../database/open';
import { Refusal } from '../../platform/refusal';
import type { Services } from '../../services';

/** When a session has ended, its launches have too. */
export async function checkSession(
  { sessions }: Services,
  on: Database,
  sessionId: string | null,
): Promise<void> {
  if (sessionId !== null && !(await sessions.touch(on, sessionId)))
    throw new Refusal('LAUNCH_EXPIRED');
}
