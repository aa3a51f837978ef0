// What no call of the first page needs while all is well, in one piece that the first other call brings.
export {
  FORM_CALLS,
  RAW_CALLS,
  SEALED_CALLS,
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
