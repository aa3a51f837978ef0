import type { Config } from '../config';
import type { components } from '../generated/contract';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { codesIfNone } from '../member/recoveryCodes';
import { verifyPassword } from '../member/verifyPassword';
import { createId } from '../platform/ids';
import { Refusal } from '../platform/refusal';
import { parseMerchant, readMerchant } from '../platform/siteMerchant';
import type { Call, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { lockAccount } from '../wallet/lockAccount';
import { CHALLENGE_MS, openChallenge, takeChallenge } from './challenges';
import {
  countPasskeys,
  descriptorsOf,
  handleOf,
  listPasskeys,
  MOST_PASSKEYS,
  passkeysOf,
} from './passkeys';
import { ALGORITHMS, readMade } from './proofs';
import { relyingPartyOf } from './relyingParty';
import { passkey } from './schema';

type Schemas = components['schemas'];

/** Name of the site, as devices show it beside a passkey; null where the gateway does not serve the site. */
const nameOf = ({ siteDir }: Config): string | null =>
  siteDir === null ? null : (parseMerchant(readMerchant(siteDir))?.theme.name ?? null);

/** What the browser of a session is asked to make. */
export async function startAdding(
  services: Services,
  call: Call<'startPasskey'>,
): Promise<Schemas['PasskeyCreation']> {
  const { config, db } = services;
  const { id: sessionId, account: owner } = loggedIn(call);
  const rp = relyingPartyOf(config, call.header('host'));
  await verifyPassword(services, owner, call.body.password);
  const own = await passkeysOf(db, { accountId: owner.id, rpId: rp.id });
  if (own.length >= MOST_PASSKEYS) throw new Refusal('LIMIT_EXCEEDED');
  return {
    rp: { id: rp.id, name: nameOf(config) ?? rp.id },
    user: { id: await handleOf(db, owner.id), name: owner.username, displayName: owner.nickname },
    challenge: await openChallenge(db, { purpose: 'add', sessionId }, call.now),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: descriptorsOf(own),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Adds the passkey that a browser has made; an account without recovery codes gets them (TR-04). */
export async function addPasskey(
  { config, db }: Services,
  call: Call<'addPasskey'>,
): Promise<Schemas['PasskeyAdded']> {
  const { id: sessionId, account: owner } = loggedIn(call);
  const { body, now } = call;
  const rp = relyingPartyOf(config, call.header('host'));
  const at = { accountId: owner.id, rpId: rp.id };
  const target = { purpose: 'add', sessionId } as const;
  const challenge = await takeChallenge(db, target, body.clientDataJSON, now);
  const made = challenge === null ? null : await readMade(body, { ...rp, challenge });
  if (made === null) throw new Refusal('PASSKEY_REFUSED');
  const name = body.name.trim();
  const recoveryCodes = await db.transaction(async (tx) => {
    // So that of several at once none goes beyond the limit.
    await lockAccount(tx, owner.id);
    if ((await countPasskeys(tx, at)) >= MOST_PASSKEYS) throw new Refusal('LIMIT_EXCEEDED');
    const { transports } = body;
    const row = {
      ...made,
      id: createId('pk'),
      ...at,
      name,
      transports,
      addedAt: now,
    };
    const added = await tx.insert(passkey).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new Refusal('PASSKEY_REFUSED');
    await notifyAccounts(
      tx,
      [{ accountId: owner.id, name: 'passkeyAdded', values: { name } }],
      now,
    );
    return codesIfNone(tx, owner.id);
  });
  return { passkeys: await listPasskeys(db, at), recoveryCodes };
}
