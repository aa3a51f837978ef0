import { and, eq } from 'drizzle-orm';
import type { components } from '../generated/contract';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { account } from '../session/schema';
import type { Account } from '../session/sessions';
import { type ChallengeTarget, takeChallenge } from './challenges';
import { noteUse } from './passkeys';
import { readProof } from './proofs';
import { relyingPartyOf } from './relyingParty';
import { passkey, passkeyUser } from './schema';

interface Proof {
  assertion: components['schemas']['PasskeyAssertion'];
  target: ChallengeTarget;
  host: string | undefined;
  now: Date;
}

/** The account of this merchant whose passkey has answered an open challenge; refused if the proof does not hold. */
export async function provePasskey(
  { config, db }: Pick<Services, 'config' | 'db'>,
  { assertion, target, host, now }: Proof,
): Promise<Account> {
  const rp = relyingPartyOf(config, host);
  const challenge = await takeChallenge(db, target, assertion.clientDataJSON, now);
  const [found] = await db
    .select({ passkey, owner: account, handle: passkeyUser.handle })
    .from(passkey)
    .innerJoin(account, eq(account.id, passkey.accountId))
    .innerJoin(passkeyUser, eq(passkeyUser.accountId, passkey.accountId))
    .where(
      and(
        eq(passkey.credentialId, assertion.credentialId),
        eq(passkey.rpId, rp.id),
        eq(account.merchant, config.merchant),
      ),
    );
  if (challenge === null || found === undefined) throw new Refusal('PASSKEY_REFUSED');
  const { userHandle = found.handle } = assertion;
  const proved = await readProof(assertion, found.passkey.publicKey, { ...rp, challenge });
  if (proved === null || userHandle !== found.handle) throw new Refusal('PASSKEY_REFUSED');
  await noteUse(db, found.passkey, proved, now);
  return found.owner;
}
