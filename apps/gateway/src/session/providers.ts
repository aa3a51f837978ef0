/**
 * Says who a social provider's proof is of: a name of that person that never changes and that the
 * provider gives to nobody else. Null if the provider does not confirm the proof.
 */
export type SocialVerifier = (idToken: string) => Promise<string | null>;

/** A mobile number that an outside service has confirmed, or why it has not. */
export type PhoneProof = { dialingCode: string; mobileNum: string } | 'wrong' | 'expired';

/** Verifies the proof of a phone code service, and returns its number. */
export type PhoneVerifier = (idToken: string) => Promise<PhoneProof>;

/**
 * Verifiers of the merchant's social providers, by the provider's name in the merchant document
 * (LOGIN-15). A deployment puts its own in before the gateway listens; the demo has none, and then
 * no proof is right.
 */
export const socialVerifiers = new Map<string, SocialVerifier>();

/** Verifiers of phone-code services, by how they reach people (LOGIN-15). */
export const phoneVerifiers = new Map<'sms' | 'voice', PhoneVerifier>();
