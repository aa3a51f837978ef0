import { and, eq } from 'drizzle-orm';
import { socialAccount } from '../member/schema';
import { Refusal } from '../platform/refusal';
import type { Call, Services } from '../services';
import { findByPhone } from './findAccount';
import { isUsable } from './isUsable';
import { checkPortal } from './login';
import type { Identified } from './openSession';
import { toPhoneNumber } from './phoneNumber';
import { verifyOutsideProof } from './phoneProof';
import { phoneVerifiers, socialVerifiers } from './providers';
import { account } from './schema';

/** Finds the account of a social login (LOGIN-15). */
export async function identifyBySocial(
  { db, config }: Services,
  { body }: Call<'loginBySocial'>,
): Promise<Identified> {
  const { provider, idToken, portal = 'member' } = body;
  const verify = socialVerifiers.get(provider);
  if (verify === undefined) throw new Refusal('FEATURE_OFF');
  const subject = await verify(idToken);
  if (subject === null) throw new Refusal('WRONG_CREDENTIALS');
  const [linked] = await db
    .select({ owner: account })
    .from(socialAccount)
    .innerJoin(account, eq(account.id, socialAccount.accountId))
    .where(
      and(
        eq(socialAccount.merchant, config.merchant),
        eq(socialAccount.provider, provider),
        eq(socialAccount.subject, subject),
      ),
    );
  if (linked === undefined || !isUsable(linked.owner)) throw new Refusal('NOT_FOUND');
  checkPortal(linked.owner, portal);
  return { account: linked.owner, loginType: 'social', ...NO_PASSWORD };
}

/** Finds the account of a number that a phone code service has confirmed (LOGIN-15). */
export async function identifyByPhoneAuth(
  { db, config }: Services,
  { body }: Call<'loginByPhoneAuth'>,
): Promise<Identified> {
  const { portal = 'member', phoneAuthChannel } = body;
  if (!phoneVerifiers.has(phoneAuthChannel)) throw new Refusal('FEATURE_OFF');
  const number = toPhoneNumber(body.countryDialingCode, body.mobileNum);
  await verifyOutsideProof(number, body);
  const found = await findByPhone(db, config.merchant, number);
  if (found === null || !isUsable(found)) throw new Refusal('WRONG_CREDENTIALS');
  checkPortal(found, portal);
  return { account: found, loginType: 'phoneAuth', ...NO_PASSWORD };
}

const NO_PASSWORD = { passwordExpired: false, weakPassword: false };
