import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { reportDropped } from './droppedItems';
import { type GatewayEnvironment, readEnvironment } from './environment';
import { type Envelope, type GatewayError, isRefusal } from './errors';
import { throttleGameLists } from './gameListThrottle';
import { START_SHAPES } from './generated/startShapes';
import type * as Late from './late';
import { fetchOrReuse } from './prefetchedCalls';
import { syncServerClock } from './serverClock';
import { fit, type Shape, WRONG } from './shape';

/** Timeout of a call, in ms. */
const TIMEOUT = 30_000;

const send = fetchBaseQuery({ fetchFn: fetchOrReuse, timeout: TIMEOUT, responseHandler: 'text' });

/** Polled even while nobody uses the site: sent without token, so that it does not keep a session alive. */
const STATUS = '/wps/system/status';
/** Lists of games are throttled (LOB-04). */
const GAME_LIST = '/wps/relay/GCSGAME_gameList';
/** A logout of a session that has ended already must not be reported as expiry. */
const LOGOUT = '/wps/session/logout';

type Result = { data: unknown } | { error: GatewayError; meta?: { retryAfter: number } };

/** Schemas of the answers to calls that do not need `late`. */
const plainShapes: Record<string, Shape> = { ...START_SHAPES };

/** Adds schemas that were loaded with their endpoints. */
export const registerShapes = (shapes: Readonly<Record<string, Shape>>): void => {
  Object.assign(plainShapes, shapes);
};

let loaded: typeof Late | undefined;

/** Tables for calls that the first page does not need; null for a call that does not need them. */
const loadLate = async (): Promise<typeof Late> => (loaded ??= await import('./late'));
const late = (endpoint: string): Promise<typeof Late> | null =>
  endpoint in plainShapes ? null : loadLate();

async function prepare(
  args: FetchArgs,
  environment: GatewayEnvironment,
  endpoint: string,
): Promise<FetchArgs> {
  const call = nameOf(args);
  const headers = new Headers(args.headers as HeadersInit | undefined);
  headers.set('Accept', 'application/json');
  headers.set('Merchant', environment.merchant);
  headers.set('Language', environment.readLanguage());
  const token = environment.readToken();
  if (token !== null && args.url !== STATUS) headers.set('Authorization', `Bearer ${token}`);
  const known = await late(endpoint);
  if (known?.VERSION_3_CALLS.has(call) === true) headers.set('X-Gateway-Version', '3');
  let body: unknown = args.body;
  if (known?.ENCRYPTED_CALLS.has(call) === true) {
    const { encryptBody } = await import('./encryptBody');
    body = await encryptBody(environment.baseUrl, {
      method: args.method ?? 'POST',
      path: args.url,
      fields: args.body,
    });
  }
  const form = known?.FORM_CALLS.get(call);
  if (form !== undefined) body = toForm(args.body as Record<string, string | Blob>, form);
  return { ...args, url: `${environment.baseUrl}${args.url}`, headers, body };
}

const nameOf = ({ method = 'GET', url }: FetchArgs): string => `${method} ${url}`;

function toForm(
  fields: Record<string, string | Blob>,
  form: 'urlencoded' | 'multipart',
): URLSearchParams | FormData {
  const body = form === 'multipart' ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.append(name, value as string);
  return body;
}

async function callOnce(
  args: FetchArgs,
  api: BaseQueryApi,
  environment: GatewayEnvironment,
): Promise<Result> {
  const token = environment.readToken();
  let prepared: FetchArgs;
  try {
    prepared = await prepare(args, environment, api.endpoint);
  } catch {
    return { error: { kind: 'network' } };
  }
  const { data, error, meta } = await send(prepared, api, {});
  const response = meta?.response;
  if (error?.status === 'TIMEOUT_ERROR') return { error: { kind: 'timeout' } };
  if (response === undefined) return { error: { kind: 'network' } };
  syncServerClock(response.headers.get('Date'));
  const replaced = response.headers.get('X-Session-Token');
  if (replaced !== null) environment.onTokenReplaced(replaced);
  const answer = readAnswer(args, api.endpoint, response.status, data ?? error?.data);
  const result = await answer.catch((): Result => ({ error: { kind: 'malformed' } }));
  if ('error' in result) {
    const header = response.headers.get('Retry-After');
    if (header !== null) result.meta = (await loadLate()).readRetryAfter(result.error, header);
    const isOfSession = token !== null && environment.readToken() === token;
    if (isOfSession && args.url !== LOGOUT && isRefusal(result.error, 'NOT_LOGGED_IN'))
      environment.onSessionEnded();
    if (isOfSession && isRefusal(result.error, 'PASSWORD_CHANGE_REQUIRED'))
      environment.onSessionRestricted();
    if (isRefusal(result.error, 'MAINTENANCE', 'REGION_BLOCKED')) environment.onSiteClosed();
  }
  return result;
}

/** An HTML page instead of an answer, as from a captive portal, or an empty text. */
const NO_JSON = /^\s*(?:<|$)/;

/** Unwraps the envelope and validates the value, since the product relies on the contract. */
async function readAnswer(
  args: FetchArgs,
  endpoint: string,
  status: number,
  text: unknown,
): Promise<Result> {
  if (status < 300 && (typeof text !== 'string' || NO_JSON.test(text)))
    return { error: { kind: 'network' } };
  const known = await late(endpoint);
  const parsed = parse(text);
  const isRaw = status === 200 && known?.RAW_CALLS.has(nameOf(args)) === true;
  const envelope = isRaw ? { success: true, value: parsed } : parsed;
  const isOurs = isEnvelope(envelope);
  if (!isOurs && status !== 429) return { error: { kind: 'malformed' } };
  if (!isOurs || envelope.success !== true)
    return { error: (known ?? (await loadLate())).toRefusal(status, isOurs ? envelope : null) };
  const data = fit(plainShapes[endpoint] ?? known?.SHAPES[endpoint] ?? 0, envelope.value);
  if (import.meta.env.DEV) reportDropped(endpoint);
  return data === WRONG ? { error: { kind: 'malformed' } } : { data };
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' && value !== null && 'success' in value && 'value' in value;

async function call(args: FetchArgs, api: BaseQueryApi): Promise<Result> {
  const environment = readEnvironment(api.extra);
  const result = await callSealed(args, api, environment);
  if (!('error' in result) || !isRefusal(result.error, 'STEP_UP_REQUIRED')) return result;
  // What was asked for waits here, so that it goes out again with the same Idempotency-Key, and its form knows nothing.
  const { stepUpMethods = [] } = result.error.details;
  const isAnswered = await environment.onStepUpRequired(stepUpMethods).catch(() => false);
  return isAnswered ? callSealed(args, api, environment) : result;
}

async function callSealed(
  args: FetchArgs,
  api: BaseQueryApi,
  environment: GatewayEnvironment,
): Promise<Result> {
  const first = await callOnce(args, api, environment);
  // A body that could not be decrypted had no effect, so it is encrypted again: the refusal has corrected the clock.
  if (!('error' in first) || !isRefusal(first.error, 'UNKNOWN_KEY', 'ENC_REFUSED')) return first;
  const { forgetKey } = await import('./encryptBody');
  forgetKey(environment.baseUrl);
  return callOnce(args, api, environment);
}

const isRead = ({ method = 'GET', url }: FetchArgs): boolean =>
  method === 'GET' && loaded?.EFFECTS.has(url) !== true;

/** Errors that a retry may mend. A timeout is not retried: somebody has waited half a minute already. */
const isRetryable = (error: GatewayError): boolean =>
  error.kind === 'refused'
    ? error.status >= 500 && error.code !== 'MAINTENANCE'
    : error.kind !== 'timeout';

/** Maximum number of attempts of a read (F2). */
const TRIES = 3;
/** Longest `Retry-After` that a retry waits for, in seconds. */
const MAX_RETRY_AFTER = 5;

/** Exponential backoff with jitter, so that a gateway that recovers is not overrun; in ms. */
const backoff = (attempt: number): number => 300 * 2 ** attempt * (0.5 + Math.random() / 2);

/** Sends a call to the gateway: headers, encrypted bodies, envelope, one kind of error, two retries for reads. */
export const gatewayBaseQuery: BaseQueryFn<string | FetchArgs, unknown, GatewayError> = async (
  given,
  api,
) => {
  const args = typeof given === 'string' ? { url: given } : given;
  const { retryDelay = backoff } = readEnvironment(api.extra);
  for (let attempt = 1; ; attempt += 1) {
    if (args.url === GAME_LIST) await throttleGameLists(api.signal);
    const result = await call(args, api);
    if (!('error' in result)) return result;
    const retryAfter = result.meta?.retryAfter ?? 0;
    const isLast = attempt === TRIES || !isRead(args) || !isRetryable(result.error);
    if (isLast || retryAfter > MAX_RETRY_AFTER || api.signal.aborted) return result;
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(retryAfter * 1000, retryDelay(attempt)));
    });
  }
};
