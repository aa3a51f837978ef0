import { readStored } from '../storage/registry';

declare global {
  interface Window {
    /** The ticket that `index.html` took out of the address before any other request. */
    startTicket?: string;
  }
}

/** The tokens that a visit starts with. */
export interface StartTokens {
  /** The token of this tab's session. */
  token: string | null;
  /** A token from the address. It is removed from the address bar and the history at once and never stored (LOGIN-10). */
  ticket: string | null;
}

/** Takes the ticket out of the address and reads the token of the session storage. */
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
