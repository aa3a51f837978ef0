import { isRefusal, type RefusedError } from '@parlour/gateway-openapi';
import type { IntentOutcome } from '@parlour/gateway-openapi/wallet';

/**
 * The state of an intent to move money or points (F10 to F12):
 * - `idle`: nothing is under way.
 * - `sending`: the call is under way.
 * - `checking`: its answer got lost. The outcome is polled, and no result is shown until it is known.
 * - `unclear`: still polled, but nobody is kept waiting any more. Sending the same again reuses the intent.
 * - `done`: it took effect, once. `value` is null if the answer got lost; then `recordId` names the record.
 * - `refused`: it had no effect, for the reason given.
 * - `unsent`: it never reached the gateway and had no effect. Sending the same again reuses the intent.
 */
export type IntentState<Value> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'checking' }
  | { status: 'unclear' }
  | { status: 'done'; value: Value | null; recordId: string | null }
  | { status: 'refused'; error: RefusedError }
  | { status: 'unsent' };

/** What an intent needs from outside. */
export interface IntentPorts<Args, Value> {
  send: (args: Args, key: string) => Promise<Value>;
  ask: (key: string) => Promise<IntentOutcome>;
  /** Persists the key of the call that is under way; null once its outcome is known. */
  persist: (key: string | null) => void;
  /** Waits for so many ms, or until the connection is back. */
  wait: (ms: number) => Promise<void>;
  /** The time in ms since any fixed moment. */
  now: () => number;
  /** When a call that had waited for a step-up was last sent on, by the same clock. */
  sentAgainAt: () => number;
  makeKey: () => string;
  onChange: () => void;
}

/** The gateway accepts no call that arrives later than this, in ms. Only then is "never arrived" certain. */
const ARRIVAL_DEADLINE = 10_000;
/** Pauses between two polls of the outcome, in ms; the last one repeats. */
const PAUSES = [500, 1000, 2000, 3000];
/** After this long the state becomes `unclear`, in ms. */
const UNCLEAR_AFTER = 60_000;
/** The pause between two polls after that, in ms. */
const LONG_PAUSE = 10_000;

/** Errors after which the call may still have had an effect. */
const isUncertain = (error: unknown): boolean =>
  !isRefusal(error) || error.status >= 500 || error.code === 'IDEMPOTENCY_IN_PROGRESS';
/** The key was used for another body, which an earlier page sent. */
const isKeyReused = (error: unknown): boolean => isRefusal(error, 'IDEMPOTENCY_KEY_REUSED');
const isClosed = (error: unknown): boolean => isRefusal(error, 'MAINTENANCE', 'REGION_BLOCKED');

const OUTCOMES: readonly unknown[] = ['RUNNING', 'UNKNOWN', 'SUCCEEDED', 'REFUSED'];

/** An aborted query, or one whose cache entry was removed, can resolve to anything. */
const isOutcome = (answer: unknown): answer is IntentOutcome =>
  typeof answer === 'object' &&
  answer !== null &&
  'outcome' in answer &&
  OUTCOMES.includes(answer.outcome);

/** One thing that a person means to do once, however often it is pressed, sent or polled. */
export class Intent<Args, Value> {
  state: IntentState<Value> = { status: 'idle' };
  readonly #ports: IntentPorts<Args, Value>;
  /** `body` is the serialized arguments; null if an earlier page sent them. */
  #last: { key: string; body: string | null } | null = null;
  /** Counts calls and checks. A poll of an earlier one stops. */
  #turn = 0;
  #isStopped = false;

  constructor(ports: IntentPorts<Args, Value>) {
    this.#ports = ports;
  }

  /** Continues what an earlier page sent before it was left: polls its outcome first. */
  resume(key: string): Promise<void> {
    this.#last = { key, body: null };
    return this.#check(key, this.#ports.now(), true);
  }

  /** Sends a call; ignored while one is under way. The same arguments keep their key until the call took effect. */
  async submit(args: Args): Promise<void> {
    if (this.#isUnderWay()) return;
    this.#turn += 1;
    const wasUnclear = this.state.status === 'unclear';
    const before = this.#last?.key;
    const body = JSON.stringify(args);
    const key = this.#keyFor(body);
    this.#last = { key, body };
    this.#ports.persist(key);
    this.#change({ status: 'sending' });
    const sentAt = this.#ports.now();
    try {
      this.#finish({ status: 'done', value: await this.#ports.send(args, key), recordId: null });
    } catch (error) {
      if (isKeyReused(error)) await this.#check(key, sentAt, true);
      // Refused before it was looked up, such as for a step-up: the first may have taken effect all the same.
      else if (wasUnclear && before === key && isRefusal(error) && !isUncertain(error))
        await this.#check(key, Number.NEGATIVE_INFINITY, false, error);
      else if (!isUncertain(error) || isClosed(error))
        this.#finish({ status: 'refused', error: error as RefusedError });
      else await this.#check(key, Math.max(sentAt, this.#ports.sentAgainAt()), false);
    }
  }

  /** Resets to `idle`, after an outcome was read. */
  forget(): void {
    if (this.#isUnderWay() || this.state.status === 'unclear') return;
    this.#change({ status: 'idle' });
  }

  /** Stops polling, because the store is gone. */
  stop(): void {
    this.#isStopped = true;
  }

  #isUnderWay(): boolean {
    return this.state.status === 'sending' || this.state.status === 'checking';
  }

  /** A repetition of what an earlier page sent reuses its key, so that it is done once. */
  #keyFor(body: string): string {
    const last = this.#last;
    return last !== null && (last.body ?? body) === body ? last.key : this.#ports.makeKey();
  }

  async #check(
    key: string,
    sentAt: number,
    isOld: boolean,
    /** Why sending it again was refused, which is told if it turns out never to have arrived. */
    refusal?: RefusedError,
  ): Promise<void> {
    const { now, wait } = this.#ports;
    const turn = (this.#turn += 1);
    const isOver = () => this.#isStopped || turn !== this.#turn;
    const askedAt = now();
    this.#change({ status: 'checking' });
    for (let poll = 0; !isOver(); poll += 1) {
      const isSettled = now() - sentAt >= ARRIVAL_DEADLINE;
      const outcome = await this.#ask(key);
      if (isOver()) return;
      const isKnown = outcome !== null && outcome.outcome !== 'RUNNING';
      if (isKnown && (isSettled || outcome.outcome !== 'UNKNOWN')) {
        if (isOld) this.#last = null;
        const isRefused = refusal !== undefined && outcome.outcome === 'UNKNOWN';
        this.#finish(isRefused ? { status: 'refused', error: refusal } : toState(outcome, isOld));
        return;
      }
      const isLong = now() - askedAt >= UNCLEAR_AFTER;
      if (isLong && this.state.status === 'checking') this.#change({ status: 'unclear' });
      await wait(isLong ? LONG_PAUSE : (PAUSES[Math.min(poll, PAUSES.length - 1)] ?? 0));
    }
  }

  /** The gateway's outcome for a key; null if it did not answer. */
  async #ask(key: string): Promise<IntentOutcome | null> {
    try {
      const answer: unknown = await this.#ports.ask(key);
      return isOutcome(answer) ? answer : null;
    } catch {
      return null;
    }
  }

  #finish(state: IntentState<Value>): void {
    if (state.status === 'done') this.#last = null;
    this.#ports.persist(null);
    this.#change(state);
  }

  #change(state: IntentState<Value>): void {
    this.state = state;
    this.#ports.onChange();
  }
}

function toState<Value>(
  { outcome, recordId, errorCode, message }: IntentOutcome,
  isOld: boolean,
): IntentState<Value> {
  if (outcome === 'UNKNOWN') return { status: isOld ? 'idle' : 'unsent' };
  if (outcome === 'SUCCEEDED') return { status: 'done', value: null, recordId };
  const code = errorCode ?? 'SYSTEM_ERROR';
  return {
    status: 'refused',
    error: { kind: 'refused', status: 409, code, message: message ?? '', details: {} },
  };
}
