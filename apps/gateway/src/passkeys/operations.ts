import { and, eq } from 'drizzle-orm';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { forgetRecoveryCodes } from '../member/recoveryCodes';
import { isTwoFactorOn } from '../member/twoFactorState';
import { Refusal } from '../platform/refusal';
import type { Handlers, Services } from '../services';
import { openLogin } from '../session/finishLogin';
import { isUsable } from '../session/isUsable';
import { loggedIn } from '../session/loggedIn';
import { checkPortal } from '../session/login';
import { noteStepUp } from '../session/stepUp';
import { addPasskey, startAdding } from './add';
import { CHALLENGE_MS, openChallenge } from './challenges';
import { countPasskeys, descriptorsOf, listPasskeys, passkeysOf } from './passkeys';
import { provePasskey } from './prove';
import { relyingPartyOf } from './relyingParty';
import { passkey } from './schema';

/** Passkeys: those of a member, and what they prove (TR-03). */
export function passkeyOperations(services: Services) {
  const { config, db } = services;
  const request = (rpId: string, challenge: string) =>
    ({ challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' }) as const;

  return {
    async listPasskeys(call) {
      relyingPartyOf(config, call.header('host'));
      return listPasskeys(db, loggedIn(call).account.id);
    },

    startPasskey: (call) => startAdding(services, call),

    addPasskey: (call) => addPasskey(services, call),

    async renamePasskey(call) {
      const { id: ownerId } = loggedIn(call).account;
      const named = await db
        .update(passkey)
        .set({ name: call.body.name.trim() })
        .where(and(eq(passkey.id, call.path.passkeyId), eq(passkey.accountId, ownerId)))
        .returning({ id: passkey.id });
      if (named.length === 0) throw new Refusal('NOT_FOUND');
      return listPasskeys(db, ownerId);
    },

    async removePasskey(call) {
      const { id: ownerId } = loggedIn(call).account;
      await db.transaction(async (tx) => {
        const [removed] = await tx
          .delete(passkey)
          .where(and(eq(passkey.id, call.path.passkeyId), eq(passkey.accountId, ownerId)))
          .returning();
        if (removed === undefined) throw new Refusal('NOT_FOUND');
        const isLast = (await countPasskeys(tx, ownerId)) === 0;
        if (isLast && !(await isTwoFactorOn(tx, ownerId))) await forgetRecoveryCodes(tx, ownerId);
        const values = { name: removed.name };
        await notifyAccounts(
          tx,
          [{ accountId: ownerId, name: 'passkeyRemoved', values }],
          call.now,
        );
      });
      return listPasskeys(db, ownerId);
    },

    async startPasskeyLogin(call) {
      const { id } = relyingPartyOf(config, call.header('host'));
      const challenge = await openChallenge(db, { purpose: 'login', sessionId: '' }, call.now);
      return { ...request(id, challenge), allowCredentials: [] };
    },

    async loginByPasskey(call) {
      const { assertion, portal = 'member' } = call.body;
      const target = { purpose: 'login', sessionId: '' } as const;
      const owner = await provePasskey(services, {
        assertion,
        target,
        host: call.header('host'),
        now: call.now,
      });
      if (!isUsable(owner)) throw new Refusal('PASSKEY_REFUSED');
      checkPortal(owner, portal);
      const identified = {
        account: owner,
        loginType: 'passkey',
        passwordExpired: false,
        weakPassword: false,
      } as const;
      return db.transaction((tx) => openLogin(tx, services, call, identified));
    },

    async startPasskeyStepUp(call) {
      const { id: sessionId, account: owner } = loggedIn(call);
      const { id } = relyingPartyOf(config, call.header('host'));
      const own = await passkeysOf(db, owner.id);
      if (own.length === 0) throw new Refusal('STATE_CONFLICT');
      const challenge = await openChallenge(db, { purpose: 'stepUp', sessionId }, call.now);
      return { ...request(id, challenge), allowCredentials: descriptorsOf(own) };
    },

    async stepUpByPasskey(call) {
      const { id: sessionId, account: owner } = loggedIn(call);
      const proved = await provePasskey(services, {
        assertion: call.body,
        target: { purpose: 'stepUp', sessionId },
        host: call.header('host'),
        now: call.now,
      });
      if (proved.id !== owner.id) throw new Refusal('PASSKEY_REFUSED');
      return noteStepUp(db, sessionId, call.now);
    },
  } satisfies Handlers;
}
