import {
  messages,
  PGlite,
  type PGliteOptions,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const { serialize } = protocol;

/** Size of the LRU cache of prepared statements. */
const MAX_PREPARED = 250;
/** How many statements are remembered after their first use, to detect repeated ones. */
const MAX_COUNTED = 1000;
/** Longer statements fill tables and are not cached. */
const MAX_LENGTH = 8000;
/** The error for a cached plan whose table has changed. */
const PLAN_IS_OLD = '0A000';

/** Commands that change rows. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A prepared statement. */
interface Statement {
  name: string;
  /** Types of its parameters. */
  parameters: readonly number[];
  /** Its columns; an execution does not return them again. */
  columns: readonly messages.Field[];
}

/**
 * The embedded database. Repeated statements are prepared: parsed and planned once, then executed in one step instead
 * of six, which is most of the cost of a short query (decision 0037).
 */
class EmbeddedClient extends PGlite {
  readonly #prepared = new Map<string, Statement>();
  readonly #seen = new Set<string>();
  /** Names to deallocate with the next statement. */
  #toClose: string[] = [];
  #count = 0;

  override async query<T>(
    text: string,
    params: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    if (!this.#shouldPrepare(text)) return super.query<T>(text, params, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run<T>(text, params, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) =>
      work({
        query: <R>(text: string, params: unknown[] = [], options?: QueryOptions) =>
          tx.closed || !this.#shouldPrepare(text)
            ? tx.query<R>(text, params, options)
            : this.#run<R>(text, params, options),
        sql: tx.sql,
        exec: tx.exec,
        rollback: tx.rollback,
        listen: tx.listen,
        get closed() {
          return tx.closed;
        },
      }),
    );
  }

  #shouldPrepare(text: string): boolean {
    if (this.#prepared.has(text) || this.#seen.delete(text)) return true;
    if (text.length > MAX_LENGTH) return false;
    if (this.#seen.size >= MAX_COUNTED) this.#seen.clear();
    this.#seen.add(text);
    return false;
  }

  #run<T>(text: string, params: unknown[], options: QueryOptions | undefined): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const statement = this.#prepared.get(text) ?? (await this.#prepare(text));
      this.#prepared.delete(text);
      this.#prepared.set(text, statement);
      const { name, parameters, columns } = statement;
      const values = params.map((value, at) => this.#encode(value, parameters[at], options));
      const steps = [
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      ];
      const answer = await this.execProtocolStream(Buffer.concat(steps)).catch((error: unknown) => {
        if (error instanceof messages.DatabaseError && error.code === PLAN_IS_OLD) this.#drop(text);
        throw error;
      });
      return { ...this.#decodeRows<T>(columns, answer, options), ...commandOf(answer) };
    });
  }

  async #prepare(text: string): Promise<Statement> {
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size >= MAX_PREPARED && oldest !== undefined) this.#drop(oldest);
    this.#count += 1;
    const name = `kept${this.#count}`;
    const steps = [
      ...this.#toClose.map((gone) => serialize.close({ type: 'S', name: gone })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    this.#toClose = [];
    const answer = await this.execProtocolStream(Buffer.concat(steps));
    const described = answer.find((one) => one instanceof messages.RowDescriptionMessage);
    const parameters = parse.parseDescribeStatementResults(answer);
    return { name, parameters, columns: described?.fields ?? [] };
  }

  #drop(text: string): void {
    const statement = this.#prepared.get(text);
    if (statement === undefined) return;
    this.#prepared.delete(text);
    this.#toClose.push(statement.name);
  }

  /** The rows of an answer; the library's own parser copies its table of types each time. */
  #decodeRows<T>(
    columns: readonly messages.Field[],
    answer: Awaited<ReturnType<PGlite['execProtocolStream']>>,
    options: QueryOptions | undefined,
  ): Pick<Results<T>, 'rows' | 'fields'> {
    const fields = columns.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    const readers = fields.map(
      ({ dataTypeID: type }) => options?.parsers?.[type] ?? this.parsers[type],
    );
    const rows = answer.flatMap((one) => {
      if (!(one instanceof messages.DataRowMessage)) return [];
      const values = one.fields.map((text, at): unknown =>
        text === null ? null : (readers[at]?.(text, fields[at]?.dataTypeID) ?? text),
      );
      if (options?.rowMode === 'array') return [values];
      return [Object.fromEntries(fields.map(({ name }, at) => [name, values[at]]))];
    });
    return { rows: rows as Results<T>['rows'], fields };
  }

  /** Encodes a value by the type of its parameter. */
  #encode(value: unknown, type = 0, options: QueryOptions | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = options?.serializers?.[type] ?? this.serializers[type];
    return write === undefined ? asText(value) : write(value);
  }
}

/** Encodes a value of a type that the library does not know. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value);
}

/** The command tag of an answer: the command and the number of rows. */
function commandOf(
  answer: readonly object[],
): Pick<Results, 'command' | 'rowCount' | 'affectedRows'> {
  const end = answer.find((one) => one instanceof messages.CommandCompleteMessage);
  const words = end?.text.split(' ') ?? [];
  const [command = ''] = words;
  const rowCount = Number(words.at(-1));
  if (Number.isNaN(rowCount)) return { command, affectedRows: 0 };
  return { command, rowCount, affectedRows: CHANGES.has(command) ? rowCount : 0 };
}

/** Opens the embedded database in a folder, or in memory from a dump. */
export async function openClient(options: PGliteOptions = {}): Promise<EmbeddedClient> {
  const client = new EmbeddedClient(options);
  await client.waitReady;
  // Generic plans: planning again for each value costs more than it saves.
  await client.exec("set plan_cache_mode = 'force_generic_plan'");
  return client;
}
