// What the calls of the first page do not need unless they fail, as one chunk, which the first other call loads.
export {
  ENCRYPTED_CALLS,
  FORM_CALLS,
  RAW_CALLS,
  VERSION_3_CALLS,
} from './generated/operations';
export { SHAPES } from './generated/shapes';
export { readRetryAfter, toRefusal } from './refusals';

/** Calls with an effect that are written as GET are sent once, like every other call with an effect. */
export const EFFECTS: ReadonlySet<string> = new Set([
  '/wps/game/launchGame',
  '/wps/relay/GCS_gameLaunchFB',
  '/wps/relay/CBS_launchChat',
]);
