import { readStored, writeStored } from '../storage/registry';

/**
 * The token that the site starts with: one in the address leaves the address bar and the history at
 * once and is kept only in memory until the gateway answers with the session's own (LOGIN-10).
 */
export function takeStartToken(): string | null {
  const address = new URL(window.location.href);
  const ticket = address.searchParams.get('token');
  if (ticket === null) return readStored('token');
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', address);
  writeStored('token', null);
  return ticket === '' ? null : ticket;
}
