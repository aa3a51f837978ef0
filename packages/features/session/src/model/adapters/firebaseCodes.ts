import type { LoginServiceProject } from '@parlour/feature-core';
import { PhoneAuthProvider, signInWithCredential, signOut } from 'firebase/auth';
import type { PhoneCodes, PhoneNumber, PhoneProof } from '../phoneCodes';
import { authOf } from './firebaseAuth';
import { toCodeError } from './firebaseErrors';

/** The countdown after a code of this service, in minutes (SMS-02). */
const EXPIRED_MINUTES = 1;

const write = ({ mobileNum, countryDialingCode }: PhoneNumber): string =>
  `+${countryDialingCode.replace('+', '')}${mobileNum}`;

/** The library calls `_reset` after each code, though its types do not have it. */
const verifierOf = (token: string) => ({
  type: 'recaptcha',
  verify: () => Promise.resolve(token),
  _reset: () => undefined,
});

/**
 * Phone codes that Firebase sends (LOGIN-15). It requires a bot check for each: the merchant's own check
 * provides it from its iframe, so that no third-party script runs in the site.
 */
export function createFirebaseCodes(project: LoginServiceProject): PhoneCodes {
  /** The id of the code that was sent, by number. */
  const sent = new Map<string, string>();
  // The service accepts a code once. Its proof is reused when the gateway refuses another field of the form.
  let last: { of: string; proof: PhoneProof } | null = null;

  return {
    send:
      (number, { botCheck }) =>
      async () => {
        const token = botCheck?.botCheckToken;
        if (token === undefined) return { error: { kind: 'phoneAuth', cause: 'captchaFailed' } };
        try {
          const provider = new PhoneAuthProvider(authOf(project));
          const verifier = verifierOf(token);
          sent.set(write(number), await provider.verifyPhoneNumber(write(number), verifier));
          return { expiredMinutes: EXPIRED_MINUTES };
        } catch (thrown) {
          return { error: toCodeError(thrown) };
        }
      },
    prove: (number, code) => async () => {
      const id = sent.get(write(number));
      if (id === undefined) return { error: { kind: 'phoneAuth', cause: 'codeExpired' } };
      const of = `${id} ${code}`;
      if (last?.of === of) return { proof: last.proof };
      try {
        const auth = authOf(project);
        const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(id, code));
        const proof: PhoneProof = {
          phoneAuthChannel: 'sms',
          phoneAuthIdToken: await user.getIdToken(),
        };
        await signOut(auth);
        last = { of, proof };
        return { proof };
      } catch (thrown) {
        return { error: toCodeError(thrown) };
      }
    },
  };
}
