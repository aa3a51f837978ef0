import { and, eq } from 'drizzle-orm';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { forgetRecoveryCodes } from '../member/recoveryCodes';
import { isTwoFactorOn } from '../member/twoFactorState';
import { verifyPassword } from '../member/verifyPassword';
import { Refusal } from '../platform/refusal';
import type { Call, Handlers, Services } from '../services';
import { checkPortal } from '../session/checkPortal';
import { openLogin } from '../session/finishLogin';
import { isUsable } from '../session/isUsable';
import { loggedIn } from '../session/loggedIn';
import { placeOf, rememberUnopened } from '../session/loginHistory';
import { noteStepUp } from '../session/stepUp';
import { lockAccount } from '../wallet/lockAccount';
import { addPasskey, startAdding } from './add';
import { CHALLENGE_MS, openChallenge } from './challenges';
import {
  countPasskeys,
  descriptorsOf,
  listPasskeys,
  type PasskeyOwner,
  passkeysOf,
} from './passkeys';
import { provePasskey } from './prove';
import { relyingPartyOf } from './relyingParty';
import { passkey } from './schema';

type OfOwner = 'listPasskeys' | 'renamePasskey' | 'removePasskey';

/** Passkeys: those of a member, and what they prove (TR-03). */
export function passkeyOperations(services: Services) {
  const { config, db } = services;
  const request = (rpId: string, challenge: string) =>
    ({ challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' }) as const;

  /** The caller, at the present domain; refused where passkeys are off. */
  const ownerOf = (call: Call<OfOwner>): PasskeyOwner => ({
    accountId: loggedIn(call).account.id,
    rpId: relyingPartyOf(config, call.header('host')).id,
  });

  return {
    async listPasskeys(call) {
      return listPasskeys(db, ownerOf(call));
    },

    startPasskey: (call) => startAdding(services, call),

    addPasskey: (call) => addPasskey(services, call),

    async renamePasskey(call) {
      const owner = ownerOf(call);
      const named = await db
        .update(passkey)
        .set({ name: call.body.name.trim() })
        .where(and(eq(passkey.id, call.path.passkeyId), eq(passkey.accountId, owner.accountId)))
        .returning({ id: passkey.id });
      if (named.length === 0) throw new Refusal('NOT_FOUND');
      return listPasskeys(db, owner);
    },

    async removePasskey(call) {
      const owner = ownerOf(call);
      const { accountId } = owner;
      await verifyPassword(services, loggedIn(call).account, call.body.password);
      await db.transaction(async (tx) => {
        // Of two factors that are removed at once, the second has to see that it is the last.
        await lockAccount(tx, accountId);
        const [removed] = await tx
          .delete(passkey)
          .where(and(eq(passkey.id, call.body.passkeyId), eq(passkey.accountId, accountId)))
          .returning();
        if (removed === undefined) throw new Refusal('NOT_FOUND');
        const isLast = (await countPasskeys(tx, owner)) === 0;
        if (isLast && !(await isTwoFactorOn(tx, accountId)))
          await forgetRecoveryCodes(tx, accountId);
        const values = { name: removed.name };
        await notifyAccounts(tx, [{ accountId, name: 'passkeyRemoved', values }], call.now);
      });
      return listPasskeys(db, owner);
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
      const place = placeOf(call);
      if (!isUsable(owner)) {
        const [method, outcome] = ['passkey', 'NOT_ALLOWED'] as const;
        const login = { accountId: owner.id, method, outcome, place, at: call.now };
        await rememberUnopened(db, login);
        throw new Refusal('PASSKEY_REFUSED');
      }
      const identified = {
        account: owner,
        loginType: 'passkey',
        passwordExpired: false,
        weakPassword: false,
      } as const;
      await checkPortal(db, identified, portal, { place, now: call.now });
      return db.transaction((tx) => openLogin(tx, services, call, identified));
    },

    async startPasskeyStepUp(call) {
      const { id: sessionId, account: owner } = loggedIn(call);
      const { id } = relyingPartyOf(config, call.header('host'));
      const own = await passkeysOf(db, { accountId: owner.id, rpId: id });
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
