import { readStored } from '../storage/registry';

declare global {
  interface Window {
    /** What `index.html` took out of the address before anything else was asked for. */
    startTicket?: string;
  }
}

/** What a visit starts with. */
export interface StartTokens {
  /** The session that this tab has been left with. */
  token: string | null;
  /** A token of the address; it leaves the address bar and the history at once, and is never stored (LOGIN-10). */
  ticket: string | null;
}

/** Takes the token of the address, and reads the one of the session storage. */
export function takeStartTokens(): StartTokens {
  const address = new URL(window.location.href);
  const ticket = window.startTicket ?? address.searchParams.get('token');
  delete window.startTicket;
  if (address.searchParams.has('token')) {
    address.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', address);
  }
  return { token: readStored('token'), ticket: ticket === '' ? null : ticket };
}
