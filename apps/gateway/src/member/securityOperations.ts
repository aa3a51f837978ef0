import type { components } from '../generated/contract';
import { notifyAccounts } from '../inbox/notifyAccounts';
import { ownerAt } from '../passkeys/passkeys';
import type { OperationId } from '../platform/handlers';
import { badRequest, Refusal } from '../platform/refusal';
import type { Call, Handlers, Services } from '../services';
import { CODE_MINUTES } from '../session/codeRules';
import { loggedIn } from '../session/loggedIn';
import { verifyPaymentPassword } from '../session/paymentPassword';
import { type PhoneNumber, toPhoneNumber } from '../session/phoneNumber';
import { socialVerifiers } from '../session/providers';
import { strongestFactorOf } from '../session/stepUp';
import { lockAccount } from '../wallet/lockAccount';
import { maskEmail, maskMobile } from './masks';
import { replaceRecoveryCodes } from './recoveryCodes';
import { bind, linkSocial, toEmail, unlinkSocial } from './securityBinding';
import {
  sendEmailCode,
  sendMobileCode,
  verifyEmailAddress,
  verifyMobileCode,
} from './securityCodes';
import { checkPaymentPassword, savePaymentPassword } from './securityPayment';
import { securitySettings } from './securitySettings';
import { otpauthUrl } from './twoFactor';
import { confirmTwoFactor, endTwoFactor, isTwoFactorOn, startTwoFactor } from './twoFactorState';
import { verifyPassword } from './verifyPassword';

type Sent = components['schemas']['CodeSent'];

const ISSUER = 'Parlour';

/** The security centre (MC-04). */
export function securityOperations(services: Services) {
  const { config, db } = services;
  const ownerOf = (call: Call<OperationId>) => ownerAt(config, call, loggedIn(call).account.id);
  return {
    getSecuritySettings: (call) => securitySettings(db, ownerOf(call)),

    async setPaymentPassword(call) {
      const { account: owner } = loggedIn(call);
      const { password, paymentPassword, confirmPaymentPassword: value } = call.body;
      if (owner.paymentPasswordHash !== null) throw new Refusal('STATE_CONFLICT');
      await verifyPassword(services, owner, password);
      await checkPaymentPassword(owner, paymentPassword, {
        field: 'confirmPaymentPassword',
        value,
      });
      await savePaymentPassword(db, owner, paymentPassword, call.now);
      return null;
    },

    async changePaymentPassword(call) {
      const { account: owner } = loggedIn(call);
      const { oldPaymentPassword, newPaymentPassword: wanted } = call.body;
      const value = call.body.confirmNewPaymentPassword;
      await verifyPaymentPassword(services, owner, oldPaymentPassword, 'oldPaymentPassword');
      if (wanted === oldPaymentPassword) throw new Refusal('WEAK_PASSWORD');
      await checkPaymentPassword(owner, wanted, { field: 'confirmNewPaymentPassword', value });
      await savePaymentPassword(db, owner, wanted, call.now);
      return null;
    },

    async sendBindCode(call): Promise<Sent> {
      const { account: owner } = loggedIn(call);
      const { target, email } = call.body;
      if (target === 'email') {
        const address = toEmail(email);
        await sendEmailCode(services, owner, address, call.now);
        return { expiredMinutes: CODE_MINUTES, sentTo: maskEmail(address) };
      }
      const number = numberIn(call.body);
      await sendMobileCode(services, owner, number, call.now);
      const sentTo = `+${number.dialingCode} ${maskMobile(number.mobileNum)}`;
      return { expiredMinutes: CODE_MINUTES, sentTo };
    },

    async bindMobile(call) {
      const { account: owner } = loggedIn(call);
      const number = numberIn(call.body);
      await verifyPassword(services, owner, call.body.password);
      const useCode = await verifyMobileCode(services, owner, number, codeIn(call));
      await db.transaction(async (tx) => {
        await useCode(tx);
        await bind(tx, owner, number);
        const values = { place: `+${number.dialingCode} ${maskMobile(number.mobileNum)}` };
        await notifyAccounts(tx, [{ accountId: owner.id, name: 'mobileBound', values }], call.now);
      });
      return securitySettings(db, ownerOf(call));
    },

    async bindEmail(call) {
      const { account: owner } = loggedIn(call);
      const email = toEmail(call.body.email);
      await verifyPassword(services, owner, call.body.password);
      const useCode = await verifyEmailAddress(services, owner, email, codeIn(call));
      await db.transaction(async (tx) => {
        await useCode(tx);
        await bind(tx, owner, { email });
        const values = { place: maskEmail(email) };
        await notifyAccounts(tx, [{ accountId: owner.id, name: 'emailBound', values }], call.now);
      });
      return securitySettings(db, ownerOf(call));
    },

    async linkSocialAccount(call) {
      const { account: owner } = loggedIn(call);
      const { provider, idToken, password } = call.body;
      const verify = socialVerifiers.get(provider);
      if (verify === undefined) throw new Refusal('FEATURE_OFF');
      await verifyPassword(services, owner, password);
      const subject = await verify(idToken);
      if (subject === null) throw new Refusal('INVALID_CODE');
      await linkSocial(db, owner, { provider, subject }, call.now);
      return securitySettings(db, ownerOf(call));
    },

    async unlinkSocialAccount(call) {
      const { account: owner } = loggedIn(call);
      await unlinkSocial(db, owner, call.path.provider);
      return securitySettings(db, ownerOf(call));
    },

    async startTwoFactor(call) {
      const { account: owner } = loggedIn(call);
      const { secret, expiresAt } = await startTwoFactor(services, owner, call.now);
      return {
        secret,
        otpauthUrl: otpauthUrl(ISSUER, owner.username, secret),
        expiresAt: expiresAt.toISOString(),
      };
    },

    async confirmTwoFactor(call) {
      const { account: owner } = loggedIn(call);
      await verifyPassword(services, owner, call.body.password);
      const recoveryCodes = await confirmTwoFactor(services, owner, call.body.code, call.now);
      return { recoveryCodes };
    },

    async disableTwoFactor(call) {
      const { account: owner } = loggedIn(call);
      if (!(await isTwoFactorOn(db, owner.id))) throw new Refusal('STATE_CONFLICT');
      await verifyPassword(services, owner, call.body.password);
      await endTwoFactor(db, ownerOf(call), call.now);
      return null;
    },

    async renewRecoveryCodes(call) {
      const { account: owner } = loggedIn(call);
      const { id } = owner;
      const isOf = ownerOf(call);
      if ((await strongestFactorOf(db, isOf)) === null) throw new Refusal('STATE_CONFLICT');
      await verifyPassword(services, owner, call.body.password);
      const recoveryCodes = await db.transaction(async (tx) => {
        await lockAccount(tx, id);
        // Again, now that none can be removed meanwhile.
        if ((await strongestFactorOf(tx, isOf)) === null) throw new Refusal('STATE_CONFLICT');
        await notifyAccounts(tx, [{ accountId: id, name: 'recoveryCodesRenewed' }], call.now);
        return replaceRecoveryCodes(tx, id);
      });
      return { recoveryCodes };
    },
  } satisfies Handlers;
}

const codeIn = ({ body, now }: Call<'bindMobile'> | Call<'bindEmail'>) => ({
  code: body.verificationCode,
  now,
});

function numberIn(body: { mobileNum?: string; countryDialingCode?: string }): PhoneNumber {
  const { mobileNum, countryDialingCode } = body;
  if (mobileNum === undefined || countryDialingCode === undefined)
    throw badRequest(
      Object.entries({ mobileNum, countryDialingCode })
        .filter(([, value]) => value === undefined)
        .map(([field]) => ({ field, code: 'required' })),
    );
  return toPhoneNumber(countryDialingCode, mobileNum);
}
