import { isRefusal, type RefusedError } from '@parlour/gateway-openapi';
import type { IntentOutcome } from '@parlour/gateway-openapi/intents';

/**
 * Where an intent to move money or points stands (F10 to F12):
 * - `idle`: nothing is under way.
 * - `sending`: the call is on its way.
 * - `checking`: its answer got lost; whether it took effect is asked for, and nothing is said until that is known.
 * - `unclear`: it is still asked for, but for so long that nobody is kept waiting. The same again is the same intent.
 * - `done`: it took effect, once. `value` is null where only that is known, and `recordId` names what it made.
 * - `refused`: it had no effect, for the reason given.
 * - `unsent`: it never came to the gateway and had no effect. The same again is the same intent.
 */
export type IntentState<Value> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'checking' }
  | { status: 'unclear' }
  | { status: 'done'; value: Value | null; recordId: string | null }
  | { status: 'refused'; error: RefusedError }
  | { status: 'unsent' };

/** What an intent needs of the world around it. */
export interface IntentPorts<Args, Value> {
  send: (args: Args, key: string) => Promise<Value>;
  ask: (key: string) => Promise<IntentOutcome>;
  /** Keeps the key of what is under way through a reload; null once its outcome is known. */
  keep: (key: string | null) => void;
  /** Waits for so many ms, or less where the connection comes back before. */
  wait: (ms: number) => Promise<void>;
  /** ms since any fixed moment. */
  now: () => number;
  makeKey: () => string;
  onChange: () => void;
}

/** The gateway begins no call that it has waited for longer than this, in ms; "never arrived" holds from then on. */
const ARRIVES_WITHIN = 10_000;
/** Pauses between two questions for the outcome, in ms; the last one goes on. */
const PAUSES = [500, 1000, 2000, 3000];
/** Nobody is made to wait longer than this for an outcome, in ms. */
const PATIENCE = 60_000;
/** The pause between two questions after that, in ms. */
const LONG_PAUSE = 10_000;

/** Refusals of which the gateway does not say that nothing happened. */
const isUncertain = (error: unknown): boolean =>
  !isRefusal(error) || error.status >= 500 || error.code === 'IDEMPOTENCY_IN_PROGRESS';
/** The key belongs to something else, which an earlier page had sent. */
const isOfBefore = (error: unknown): boolean => isRefusal(error, 'IDEMPOTENCY_KEY_REUSED');
const isClosed = (error: unknown): boolean => isRefusal(error, 'MAINTENANCE', 'REGION_BLOCKED');

const OUTCOMES: readonly unknown[] = ['RUNNING', 'UNKNOWN', 'SUCCEEDED', 'REFUSED'];

/** A call that was given up, or whose place in the store was cleared, answers anything and nothing. */
const isOutcome = (answer: unknown): answer is IntentOutcome =>
  typeof answer === 'object' &&
  answer !== null &&
  'outcome' in answer &&
  OUTCOMES.includes(answer.outcome);

/** One thing that a person means to do once, however often it is pressed, sent or asked for. */
export class Intent<Args, Value> {
  state: IntentState<Value> = { status: 'idle' };
  readonly #ports: IntentPorts<Args, Value>;
  /** `print` is what was meant; null where an earlier page knows it. */
  #last: { key: string; print: string | null } | null = null;
  /** Counts what was sent and resumed: a question for the outcome of one before is over. */
  #turn = 0;
  #isLeft = false;

  constructor(ports: IntentPorts<Args, Value>) {
    this.#ports = ports;
  }

  /** Goes on with what a page that was left in the middle had sent: what became of it comes first. */
  resume(key: string): Promise<void> {
    this.#last = { key, print: null };
    return this.#check(key, this.#ports.now(), true);
  }

  /** Sends what is meant; does nothing while something is under way. The same meaning keeps its key until it took effect. */
  async submit(args: Args): Promise<void> {
    if (this.#isUnderWay()) return;
    this.#turn += 1;
    const print = JSON.stringify(args);
    const key = this.#keyFor(print);
    this.#last = { key, print };
    this.#ports.keep(key);
    this.#change({ status: 'sending' });
    const sentAt = this.#ports.now();
    try {
      this.#finish({ status: 'done', value: await this.#ports.send(args, key), recordId: null });
    } catch (error) {
      if (isOfBefore(error)) await this.#check(key, sentAt, true);
      else if (!isUncertain(error) || isClosed(error))
        this.#finish({ status: 'refused', error: error as RefusedError });
      else await this.#check(key, sentAt, false);
    }
  }

  /** Begins anew, after an outcome was read. */
  forget(): void {
    if (this.#isUnderWay() || this.state.status === 'unclear') return;
    this.#change({ status: 'idle' });
  }

  /** Asks for nothing any more: the site that it was meant in is gone. */
  leave(): void {
    this.#isLeft = true;
  }

  #isUnderWay(): boolean {
    return this.state.status === 'sending' || this.state.status === 'checking';
  }

  /** What an earlier page had sent may be meant again: under its own key it is done once. */
  #keyFor(print: string): string {
    const last = this.#last;
    return last !== null && (last.print ?? print) === print ? last.key : this.#ports.makeKey();
  }

  async #check(key: string, sentAt: number, isOld: boolean): Promise<void> {
    const { now, wait } = this.#ports;
    const turn = (this.#turn += 1);
    const isOver = () => this.#isLeft || turn !== this.#turn;
    const askedAt = now();
    this.#change({ status: 'checking' });
    for (let question = 0; !isOver(); question += 1) {
      const isSettled = now() - sentAt >= ARRIVES_WITHIN;
      const outcome = await this.#ask(key);
      if (isOver()) return;
      const isKnown = outcome !== null && outcome.outcome !== 'RUNNING';
      if (isKnown && (isSettled || outcome.outcome !== 'UNKNOWN')) {
        if (isOld) this.#last = null;
        this.#finish(toState(outcome, isOld));
        return;
      }
      const isLong = now() - askedAt >= PATIENCE;
      if (isLong && this.state.status === 'checking') this.#change({ status: 'unclear' });
      await wait(isLong ? LONG_PAUSE : (PAUSES[Math.min(question, PAUSES.length - 1)] ?? 0));
    }
  }

  /** What the gateway knows of a key; null where it did not say. */
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
    this.#ports.keep(null);
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
