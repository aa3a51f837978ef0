import { DatabaseError, type Pool } from 'pg';

/** Maximum number of prepared statements on each connection. */
const MAX_PREPARED = 200;
/** How many statements are counted until they are prepared. */
const MAX_COUNTED = 1000;
/** Number of uses after which a statement is prepared; jobs and the start stay below it. */
const OFTEN = 10;

/** The error for a prepared statement whose table has changed. */
const PLAN_IS_OLD = '0A000';

/**
 * Prepares frequent statements on the connections of a pool: the server then parses and plans each once for a
 * connection instead of each time (decision 0037). A statement is prepared by giving it a name, the same on
 * every connection.
 */
export function cacheStatements(pool: Pool): void {
  const nameOf = createNames();
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, [config, ...rest]: unknown[]): unknown {
        const pass = (...given: unknown[]): unknown => Reflect.apply(query, self, given);
        const named = isUnnamed(config) ? nameOf(config.text) : undefined;
        if (named === undefined) return pass(config, ...rest);
        const { name, forget } = named;
        const onError = (error: unknown) => {
          if (error instanceof DatabaseError && error.code === PLAN_IS_OLD) forget();
        };
        const callbacks = rest.map((one) =>
          isCallback(one) ? withErrorListener(one, onError) : one,
        );
        const answer = pass({ ...Object(config), name }, ...callbacks);
        if (answer instanceof Promise) answer.catch(onError);
        return answer;
      },
    });
  });
}

/** Names of frequent statements; one whose table has changed loses its name. */
function createNames() {
  const names = new Map<string, string | null>();
  const seen = new Map<string, number>();
  const isFrequent = (text: string): boolean => {
    if (names.size >= MAX_PREPARED) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= MAX_COUNTED) seen.clear();
    if (times < OFTEN) seen.set(text, times);
    else seen.delete(text);
    return times >= OFTEN;
  };
  return (text: string): { name: string; forget(): void } | undefined => {
    if (!names.has(text) && isFrequent(text)) names.set(text, `kept${names.size}`);
    const name = names.get(text) ?? null;
    return name === null ? undefined : { name, forget: () => void names.set(text, null) };
  };
}

const isCallback = (one: unknown): one is (...given: unknown[]) => unknown =>
  typeof one === 'function';

/** Calls `onError` with the error before the callback. */
const withErrorListener =
  (callback: (...given: unknown[]) => unknown, onError: (error: unknown) => void) =>
  (error: unknown, ...rest: unknown[]): unknown => {
    onError(error);
    return callback(error, ...rest);
  };

function isUnnamed(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null) return false;
  const { text, name } = config as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
}
