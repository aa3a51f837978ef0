import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  retry,
} from '@reduxjs/toolkit/query/react';
import { type GatewayEnvironment, readEnvironment } from './environment';
import { type GatewayError, isRefusal, toRefusal } from './errors';
import { FORM_CALLS, RAW_CALLS, SEALED_CALLS, VERSION_3_CALLS } from './generated/operations';
import { noteServerDate } from './serverClock';

/** After this long a call counts as lost, in ms. */
const TIMEOUT = 30_000;

const send = fetchBaseQuery({ timeout: TIMEOUT, responseHandler: 'text' });

/** Asked again and again by a site that nobody sits at: it must not keep a session alive. */
const STATUS = '/wps/system/status';
/** A session that has ended already is logged out of as well. */
const LOGOUT = '/wps/session/logout';

type Result = { data: unknown } | { error: GatewayError };

async function prepare(args: FetchArgs, environment: GatewayEnvironment): Promise<FetchArgs> {
  const call = `${args.method ?? 'GET'} ${args.url}`;
  const headers = new Headers(args.headers as HeadersInit | undefined);
  headers.set('Accept', 'application/json');
  headers.set('Merchant', environment.merchant);
  headers.set('Language', environment.readLanguage());
  const token = environment.readToken();
  if (token !== null && args.url !== STATUS) headers.set('Authorization', `Bearer ${token}`);
  if (VERSION_3_CALLS.has(call)) headers.set('X-Gateway-Version', '3');
  let body: unknown = args.body;
  if (SEALED_CALLS.has(call)) {
    const { seal } = await import('./seal');
    body = await seal(environment.baseUrl, {
      method: args.method ?? 'POST',
      path: args.url,
      fields: args.body,
    });
  }
  const form = FORM_CALLS.get(call);
  if (form !== undefined) body = toForm(args.body as Record<string, string | Blob>, form);
  return { ...args, url: `${environment.baseUrl}${args.url}`, headers, body };
}

function toForm(
  fields: Record<string, string | Blob>,
  form: 'urlencoded' | 'parts',
): URLSearchParams | FormData {
  const body = form === 'parts' ? new FormData() : new URLSearchParams();
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
    prepared = await prepare(args, environment);
  } catch {
    return { error: { kind: 'network' } };
  }
  const { data, error, meta } = await send(prepared, api, {});
  const response = meta?.response;
  if (response === undefined)
    return { error: { kind: error?.status === 'TIMEOUT_ERROR' ? 'timeout' : 'network' } };
  noteServerDate(response.headers.get('Date'));
  const replaced = response.headers.get('X-Session-Token');
  if (replaced !== null) environment.onTokenReplaced(replaced);
  const result = understand(args, response.status, data ?? error?.data);
  if ('error' in result) {
    const isOfSession = token !== null && environment.readToken() === token;
    if (isOfSession && args.url !== LOGOUT && isRefusal(result.error, 'NOT_LOGGED_IN'))
      environment.onSessionEnded();
    if (isOfSession && isRefusal(result.error, 'PASSWORD_CHANGE_REQUIRED'))
      environment.onSessionHeld();
    if (isRefusal(result.error, 'MAINTENANCE', 'REGION_BLOCKED')) environment.onSiteClosed();
  }
  return result;
}

/** Takes the value out of its envelope. A page of HTML with status 200 is a captive portal, not an answer. */
function understand(args: FetchArgs, status: number, text: unknown): Result {
  let parsed: unknown;
  try {
    parsed = typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    parsed = undefined;
  }
  if (
    status === 200 &&
    RAW_CALLS.has(`${args.method ?? 'GET'} ${args.url}`) &&
    parsed !== undefined
  )
    return { data: parsed };
  if (typeof parsed !== 'object' || parsed === null || !('success' in parsed))
    return { error: { kind: status === 200 || status === 204 ? 'network' : 'malformed' } };
  if (parsed.success === true && 'value' in parsed) return { data: parsed.value };
  return { error: toRefusal(status, { ...parsed }) };
}

const query: BaseQueryFn<string | FetchArgs, unknown, GatewayError> = async (given, api) => {
  const environment = readEnvironment(api.extra);
  const args = typeof given === 'string' ? { url: given } : given;
  const first = await callOnce(args, api, environment);
  if (!('error' in first) || !isRefusal(first.error, 'UNKNOWN_KEY')) return first;
  const { forgetKey } = await import('./seal');
  forgetKey(environment.baseUrl);
  return callOnce(args, api, environment);
};

const isRead = (args: string | FetchArgs): boolean =>
  typeof args === 'string' || args.method === undefined || args.method === 'GET';

const isPassing = (error: GatewayError): boolean =>
  error.kind === 'refused'
    ? error.status === 500 || error.status === 502 || error.status === 504
    : true;

/** Calls with an effect that are written as GET are sent once, like every other call with an effect. */
const EFFECTS: ReadonlySet<string> = new Set([
  '/wps/game/launchGame',
  '/wps/relay/GCS_gameLaunchFB',
  '/wps/relay/CBS_launchChat',
]);

/** Sends a call to the gateway: headers, sealed bodies, envelope, one kind of error, and two more tries for reads. */
export const gatewayBaseQuery = retry(query, {
  retryCondition: (error, given: string | FetchArgs, { attempt }) =>
    attempt <= 2 &&
    isRead(given) &&
    !EFFECTS.has(typeof given === 'string' ? given : given.url) &&
    isPassing(error as GatewayError),
});
