import {
  fromGlobal,
  isListState,
  JACKPOT_FEED,
  PART_NAMES,
  PARTS,
  parseScenario,
  type Scenario,
  SLOW_MS,
  shapeAnswer,
  timeOf,
} from '@parlour/scenario';
import { moveClock } from '@parlour/scenario/clock';
import type { Loader, StoryContext } from '@storybook/react-vite';
import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { getWorker, mswLoader } from 'msw-storybook-addon';
import {
  exampleHandlers,
  exampleOf,
  type OperationId,
  respond,
} from '../packages/gateway-openapi/src/testing';

type Globals = StoryContext['globals'];

const GATEWAY = /\/(?:wps|lgw|lotto)\//;
/** Delay of each call in a slow network, in ms, as in the site. */
const SLOW_NETWORK_MS = 2000;
const STATUS: Readonly<Record<string, number>> = {
  NOT_LOGGED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  SYSTEM_ERROR: 500,
};

/** The same object each time, or the story would get a new store with each render. */
const WITH_FEED = { jackpot: JACKPOT_FEED };

/** What the gateway says with a refusal, by its code. */
const REFUSALS = import.meta.glob<Record<string, string>>(
  '../apps/gateway/src/platform/refusals/*.json',
  { import: 'default' },
);

/** The scenario of the toolbar or the address. */
const scenarioOf = ({ scenario }: Globals): Scenario =>
  parseScenario(typeof scenario === 'string' ? fromGlobal(scenario) : '').scenario;

/** The toolbar's other values as a scenario has them. */
export function globalsInScenario(globals: Globals): Globals {
  const { brand, lang, parts, texts, theme, who } = scenarioOf(globals);
  return {
    ...globals,
    ...(brand !== undefined && { brand }),
    ...(lang !== undefined && { language: lang, direction: 'auto' }),
    ...(texts !== undefined && { textLength: texts }),
    ...(theme !== undefined && { theme }),
    ...(parts.jackpot !== undefined && { merchant: WITH_FEED }),
    // `restricted` has no session that a page could show.
    ...(who !== undefined && who !== 'restricted' && { visitor: who.replace(/\..*$/, '') }),
  };
}

/** The mock gateway of the story, with the answers of its scenario. */
export const mswInScenario: Loader = async (context) => {
  const loaded = await mswLoader(context);
  const scenario = scenarioOf(context.globals);
  const own = ownHandlers(context.parameters);
  // Somebody else than the story's visitor makes other calls: the contract's examples answer them.
  const others = scenario.who === undefined ? [] : [...own, ...exampleHandlers()];
  const { language } = globalsInScenario(context.globals);
  const texts =
    await REFUSALS[`../apps/gateway/src/platform/refusals/${String(language)}.json`]?.();
  const handlers = [...handlersOf(scenario, own, texts), ...others];
  if (handlers.length > 0) getWorker().use(...handlers);
  return loaded;
};

/** Has the clock begin as the scenario says; returns a function that restores it. */
export function clockInScenario(globals: Globals): () => void {
  const start = timeOf(scenarioOf(globals).clock ?? '');
  return start === null ? () => undefined : moveClock(start);
}

function ownHandlers({ msw }: StoryContext['parameters']): RequestHandler[] {
  const handlers = (msw as { handlers?: object } | undefined)?.handlers ?? [];
  return (Object.values(handlers) as (RequestHandler | RequestHandler[])[]).flat();
}

const refusalIn =
  (texts: Record<string, string> = {}) =>
  (errorCode: string) =>
    HttpResponse.json(
      { success: false, value: null, message: texts[errorCode] ?? errorCode, errorCode },
      { status: STATUS[errorCode] ?? 409 },
    );

const answer = async (operation: OperationId, own: RequestHandler[], request: Request) => {
  const response = await getResponse(own, request.clone());
  const value: unknown = await response?.json();
  // Where a story has no answer of its own, as for a part that its page does not ask for, there is the contract's example.
  return isEnvelope(value) ? value : { success: true, value: exampleOf(operation) };
};

const isEnvelope = (value: unknown): value is { success: boolean; value: unknown } =>
  typeof value === 'object' && value !== null && 'success' in value && 'value' in value;

function handlersOf(
  { network, parts }: Scenario,
  own: RequestHandler[],
  texts: Record<string, string> | undefined,
): RequestHandler[] {
  const refusal = refusalIn(texts);
  if (network === 'offline') return [http.all(GATEWAY, () => HttpResponse.error())];
  const names = PART_NAMES.filter((name) => parts[name] !== undefined);
  const operations = new Set<OperationId>(names.map((name) => PARTS[name].operation));
  const shaped = [...operations].map((operation) =>
    respond(operation, async ({ request }) => {
      const ofAnswer = names.filter((name) => PARTS[name].operation === operation);
      const states = ofAnswer.map((name) => parts[name] ?? '');
      if (states.includes('slow')) await delay(SLOW_MS);
      if (states.includes('failed')) return refusal('SYSTEM_ERROR');
      const refused = states.find((state) => state.startsWith('refused-'));
      if (refused !== undefined) return refusal(refused.slice('refused-'.length));
      const { value, ...envelope } = await answer(operation, own, request);
      const changed = ofAnswer.reduce((before, name) => {
        const state = parts[name] ?? '';
        if (!isListState(state)) return before;
        return shapeAnswer(before, PARTS[name], state, exampleOf(operation));
      }, value);
      return HttpResponse.json({
        message: null,
        errorCode: null,
        ...envelope,
        value: changed,
      } as object);
    }),
  );
  if (network !== 'slow') return shaped;
  const slow = http.all(GATEWAY, async ({ request }) => {
    await delay(SLOW_NETWORK_MS);
    return getResponse([...shaped, ...own], request.clone());
  });
  return [slow];
}
