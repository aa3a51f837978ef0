const { merchant } = document.documentElement.dataset;
const TIMEOUT_MS = 10_000;
const TRIES = 4;

/** A refusal of the gateway, or 'other' when there was no answer. */
export class PlayError extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Reads the launch token and removes it from the page's address, so that it is in no history. */
export function takeToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('launch') ?? '';
  history.replaceState(null, '', location.pathname);
  return token;
}

/** Fetches what the page needs to start. */
export function openGame(token, language) {
  return ask('GET', '/wps/play/session', { token, language });
}

/** Whether it is unknown after an error if the bet was placed. */
export const isUnknown = ({ code }) =>
  code === 'other' || code === 'SYSTEM_ERROR' || code === 'IDEMPOTENCY_IN_PROGRESS';

/**
 * Sends a bet. The key belongs to this bet alone: without an answer the same bet is sent again, and the gateway
 * returns what it has booked.
 */
export async function sendBet({ token, language, path, bet: { key, body }, onUnknown }) {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await ask('POST', path, { token, language, key, body });
    } catch (error) {
      if (!isUnknown(error) || left <= 1) throw error;
      onUnknown();
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

/** Reads something of the game that changes while its page is open. */
export const readOf = ({ token, language }, path) => ask('GET', path, { token, language });

/** Asks the gateway something. */
export async function ask(method, path, { token, language, key, body }) {
  const headers = { Merchant: merchant, Language: language, 'X-Launch-Token': token };
  if (key !== undefined) headers['Idempotency-Key'] = key;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let envelope;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(path, { method, headers, body: JSON.stringify(body), signal });
    envelope = await answer.json();
  } catch {
    throw new PlayError('other');
  }
  if (envelope.success !== true) throw new PlayError(envelope.errorCode ?? 'other');
  return envelope.value;
}

/** A new idempotency key for a bet. */
export function createKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
