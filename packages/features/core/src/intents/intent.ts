import { type GatewayError, isRefusal, type RefusedError } from '@parlour/gateway-openapi';
import type { IntentOutcome } from '@parlour/gateway-openapi/intents';

/**
 * Where an intent to move money or points stands (F10 to F12):
 * - `idle`: nothing is under way.
 * - `sending`: the call is on its way.
 * - `checking`: its answer got lost; whether it took effect is asked for, and nothing is said until that is known.
 * - `done`: it took effect, once. `value` is null where only that is known, and `recordId` names what it made.
 * - `refused`: it had no effect, for the reason given.
 * - `unsent`: it never came to the gateway and had no effect. The same again is the same intent.
 */
export type IntentState<Value> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'checking' }
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

/** Refusals of which the gateway does not say that nothing happened. */
const isUncertain = (error: unknown): boolean =>
  !isRefusal(error) || error.status >= 500 || error.code === 'IDEMPOTENCY_IN_PROGRESS';
const isClosed = (error: unknown): boolean => isRefusal(error, 'MAINTENANCE', 'REGION_BLOCKED');

/** One thing that a person means to do once, however often it is pressed, sent or asked for. */
export class Intent<Args, Value> {
  state: IntentState<Value> = { status: 'idle' };
  readonly #ports: IntentPorts<Args, Value>;
  #last: { key: string; print: string } | null = null;
  #isLeft = false;

  constructor(ports: IntentPorts<Args, Value>) {
    this.#ports = ports;
  }

  /** Goes on with what a page that was left in the middle had sent: what became of it comes first. */
  resume(key: string): Promise<void> {
    return this.#check(key, this.#ports.now(), true);
  }

  /** Sends what is meant; does nothing while something is under way. The same meaning keeps its key until it took effect. */
  async submit(args: Args): Promise<void> {
    if (this.state.status === 'sending' || this.state.status === 'checking') return;
    const print = JSON.stringify(args);
    const key = this.#last?.print === print ? this.#last.key : this.#ports.makeKey();
    this.#last = { key, print };
    this.#ports.keep(key);
    this.#change({ status: 'sending' });
    const sentAt = this.#ports.now();
    try {
      this.#finish({ status: 'done', value: await this.#ports.send(args, key), recordId: null });
    } catch (error) {
      if (!isUncertain(error) || isClosed(error))
        this.#finish({ status: 'refused', error: error as RefusedError });
      else await this.#check(key, sentAt, false);
    }
  }

  /** Begins anew, after an outcome was read. */
  forget(): void {
    if (this.state.status === 'sending' || this.state.status === 'checking') return;
    this.#change({ status: 'idle' });
  }

  /** Asks for nothing any more: the site that it was meant in is gone. */
  leave(): void {
    this.#isLeft = true;
  }

  async #check(key: string, sentAt: number, isOld: boolean): Promise<void> {
    const { ask, now, wait } = this.#ports;
    this.#change({ status: 'checking' });
    for (let turn = 0; !this.#isLeft; turn += 1) {
      const isSettled = now() - sentAt >= ARRIVES_WITHIN;
      const outcome = await ask(key).catch((error: unknown) => error as GatewayError);
      if ('outcome' in outcome && outcome.outcome !== 'RUNNING') {
        const isUnknown = outcome.outcome === 'UNKNOWN';
        if (!isUnknown || isSettled) {
          this.#finish(isUnknown ? { status: isOld ? 'idle' : 'unsent' } : toState(outcome));
          return;
        }
      }
      await wait(PAUSES[Math.min(turn, PAUSES.length - 1)] ?? 0);
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

function toState<Value>({ outcome, ...rest }: IntentOutcome): IntentState<Value> {
  if (outcome === 'SUCCEEDED') return { status: 'done', value: null, recordId: rest.recordId };
  const code = rest.errorCode ?? 'SYSTEM_ERROR';
  const message = rest.message ?? '';
  return { status: 'refused', error: { kind: 'refused', status: 409, code, message, details: {} } };
}
