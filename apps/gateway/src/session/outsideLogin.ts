import { and, eq } from 'drizzle-orm';
import { socialAccount } from '../member/schema';
import { Refusal } from '../platform/refusal';
import type { Call, Services } from '../services';
import { checkPortal } from './checkPortal';
import { findByPhone } from './findAccount';
import { isUsable } from './isUsable';
import { placeOf, rememberRefusedCode, rememberUnopened } from './loginHistory';
import type { Identified } from './openSession';
import { toPhoneNumber } from './phoneNumber';
import { verifyOutsideProof } from './phoneProof';
import { phoneVerifiers, socialVerifiers } from './providers';
import { account } from './schema';

/** Finds the account of a social login (LOGIN-15). */
export async function identifyBySocial(
  { db, config }: Services,
  call: Call<'loginBySocial'>,
): Promise<Identified> {
  const { body, now } = call;
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
  const place = placeOf(call);
  if (linked === undefined || !isUsable(linked.owner)) {
    const [method, outcome] = ['social', 'NOT_ALLOWED'] as const;
    await rememberUnopened(db, { accountId: linked?.owner.id, method, outcome, place, at: now });
    throw new Refusal('NOT_FOUND');
  }
  const identified = { account: linked.owner, loginType: 'social', ...NO_PASSWORD } as const;
  await checkPortal(db, identified, portal, { place, now });
  return identified;
}

/** Finds the account of a number that a phone code service has confirmed (LOGIN-15). */
export async function identifyByPhoneAuth(
  { db, config }: Services,
  call: Call<'loginByPhoneAuth'>,
): Promise<Identified> {
  const { body, now } = call;
  const { portal = 'member', phoneAuthChannel } = body;
  if (!phoneVerifiers.has(phoneAuthChannel)) throw new Refusal('FEATURE_OFF');
  const number = toPhoneNumber(body.countryDialingCode, body.mobileNum);
  const found = await findByPhone(db, config.merchant, number);
  const place = placeOf(call);
  const login = { accountId: found?.id, method: 'phoneAuth', place, at: now };
  await verifyOutsideProof(number, body).catch(async (error: unknown) => {
    await rememberRefusedCode(db, error, login);
    throw error;
  });
  if (found === null || !isUsable(found)) {
    await rememberUnopened(db, { ...login, outcome: 'NOT_ALLOWED' });
    throw new Refusal('WRONG_CREDENTIALS');
  }
  const identified = { account: found, loginType: 'phoneAuth', ...NO_PASSWORD } as const;
  await checkPortal(db, identified, portal, { place, now });
  return identified;
}

const NO_PASSWORD = { passwordExpired: false, weakPassword: false };
