import { DatabaseError, type Pool } from 'pg';

/** Maximum number of prepared statements on each connection. */
const MOST_KEPT = 200;
/** How many statements are counted until they are prepared. */
const MOST_SEEN = 1000;
/** Number of uses after which a statement is prepared; jobs and the start stay below it. */
const OFTEN = 10;

/** The error for a prepared statement whose table has changed. */
const PLAN_IS_OLD = '0A000';

/**
 * Has the connections of a pool keep statements that come often: the server then reads and plans each once
 * for a connection instead of each time (decision 0037). A statement is kept by giving it a name, which is
 * the same on every connection.
 */
export function keepStatements(pool: Pool): void {
  const nameOf = createNames();
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, [asked, ...rest]: unknown[]): unknown {
        const pass = (...given: unknown[]): unknown => Reflect.apply(query, self, given);
        const named = isUnnamed(asked) ? nameOf(asked.text) : undefined;
        if (named === undefined) return pass(asked, ...rest);
        const { name, giveUp } = named;
        const watch = (error: unknown) => {
          if (error instanceof DatabaseError && error.code === PLAN_IS_OLD) giveUp();
        };
        const heard = rest.map((one) => (isCallback(one) ? watched(one, watch) : one));
        const answer = pass({ ...Object(asked), name }, ...heard);
        if (answer instanceof Promise) answer.catch(watch);
        return answer;
      },
    });
  });
}

/** Names of frequent statements; one whose table has changed loses its name. */
function createNames() {
  const names = new Map<string, string | null>();
  const seen = new Map<string, number>();
  const mayBeNamed = (text: string): boolean => {
    if (names.size >= MOST_KEPT) return false;
    const times = (seen.get(text) ?? 0) + 1;
    if (seen.size >= MOST_SEEN) seen.clear();
    if (times < OFTEN) seen.set(text, times);
    else seen.delete(text);
    return times >= OFTEN;
  };
  return (text: string): { name: string; giveUp(): void } | undefined => {
    if (!names.has(text) && mayBeNamed(text)) names.set(text, `kept${names.size}`);
    const name = names.get(text) ?? null;
    return name === null ? undefined : { name, giveUp: () => void names.set(text, null) };
  };
}

const isCallback = (one: unknown): one is (...given: unknown[]) => unknown =>
  typeof one === 'function';

/** Calls `watch` with the error before the callback. */
const watched =
  (callback: (...given: unknown[]) => unknown, watch: (error: unknown) => void) =>
  (error: unknown, ...rest: unknown[]): unknown => {
    watch(error);
    return callback(error, ...rest);
  };

function isUnnamed(asked: unknown): asked is { text: string } {
  if (typeof asked !== 'object' || asked === null) return false;
  const { text, name } = asked as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
}
