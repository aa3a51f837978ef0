/** A message outside the site: a code or a link. */
export interface CarriedMessage {
  channel: 'sms' | 'email';
  /** A number as '+65 81234567', or an address. */
  to: string;
  /** What it is for. */
  purpose: 'login' | 'register' | 'password' | 'bind' | 'challenge';
  content: { code: string } | { link: string };
  expiresInMinutes: number;
  /** The gateway's code of the reader's language. */
  language: string;
}

/** Delivers codes and links to phones and mailboxes. */
export interface CodeCarrier {
  /** A new code of six digits. */
  createCode(): string;
  /** Resolves if the message was accepted; rejects in any other case. */
  carry(message: CarriedMessage): Promise<void>;
}
