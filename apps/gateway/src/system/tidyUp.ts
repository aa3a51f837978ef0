import { and, inArray, lt } from 'drizzle-orm';
import { emailCode } from '../member/schema';
import { passkeyChallenge } from '../passkeys/schema';
import { JTI_LIFETIME_MS } from '../platform/encryptedBodies';
import { rateUse, usedBody } from '../platform/schema';
import type { Job } from '../services';
import { forgetEnded, keepEnded } from '../session/keepEnded';
import { HISTORY_MS } from '../session/loginHistory';
import { isOfMerchant } from '../session/ofMerchant';
import {
  captcha,
  loginChallenge,
  loginRecord,
  passwordReset,
  session,
  sessionTicket,
  smsCode,
} from '../session/schema';

const MINUTE = 60_000;

/** Removes expired rows: rate limits, ids of encrypted bodies, captchas, codes, tickets, sessions and old logins. */
export const tidyUp: Job = {
  name: 'tidy-up',
  everyMs: 10 * MINUTE,
  isByState: true,
  async run(tx, until, { config }) {
    const outlived = (ms: number) => new Date(until.getTime() - ms);
    await tx.delete(rateUse).where(lt(rateUse.expiresAt, until));
    await tx.delete(usedBody).where(lt(usedBody.seenAt, outlived(JTI_LIFETIME_MS)));
    await tx.delete(captcha).where(lt(captcha.expiresAt, until));
    await tx.delete(smsCode).where(lt(smsCode.expiresAt, outlived(24 * 60 * MINUTE)));
    await tx.delete(emailCode).where(lt(emailCode.expiresAt, outlived(24 * 60 * MINUTE)));
    await tx.delete(loginChallenge).where(lt(loginChallenge.expiresAt, until));
    await tx.delete(loginRecord).where(lt(loginRecord.at, outlived(HISTORY_MS)));
    await tx.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, until));
    await tx.delete(passwordReset).where(lt(passwordReset.expiresAt, until));
    // The idle timeout of sessions differs between merchants.
    const isIdle = lt(session.lastSeenAt, outlived(config.sessionIdleMs));
    // What a call is ending now is left to it: waiting here for sessions of many accounts could be a deadlock.
    const idle = tx
      .select({ id: session.id })
      .from(session)
      .where(and(isOfMerchant(session.accountId, config.merchant), isIdle))
      .for('update', { skipLocked: true });
    const ended = await tx.delete(session).where(inArray(session.id, idle)).returning();
    await keepEnded(tx, ended);
    await forgetEnded(tx, until);
    // After the sessions, as where all of an account end.
    await tx.delete(sessionTicket).where(lt(sessionTicket.expiresAt, until));
  },
};
