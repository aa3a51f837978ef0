/** Why an outside phone-code service said no (ERR-01). */
export type PhoneAuthCause = 'unknown';

export interface PhoneAuthError {
  kind: 'phoneAuth';
  cause: PhoneAuthCause;
}
