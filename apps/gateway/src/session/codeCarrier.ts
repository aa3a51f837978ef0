/** What somebody is sent outside the site: a code to type, or the address of a page to open. */
export interface CarriedMessage {
  channel: 'sms' | 'email';
  /** A number as '+65 81234567', or an address. */
  to: string;
  /** What it is for. */
  purpose: 'login' | 'register' | 'password' | 'bind' | 'challenge';
  content: { code: string } | { link: string };
  expiresInMinutes: number;
  /** The gateway's code of the language that its reader understands. */
  language: string;
}

/** Brings codes and links to phones and mailboxes. */
export interface CodeCarrier {
  /** A fresh code of six digits. */
  createCode(): string;
  /** Ends well when the message was taken, and badly in any other case. */
  carry(message: CarriedMessage): Promise<void>;
}
