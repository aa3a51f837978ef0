import { baseApi, newUuid, type TAG_TYPES } from '@parlour/gateway-openapi';
import { getIntentOutcome, type IntentOutcome } from '@parlour/gateway-openapi/intents';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { selectAccount } from '../session/session.selectors';
import type { CoreStore } from '../store/createStore';
import { useCoreSelector } from '../store/hooks';
import { Intent, type IntentState } from './intent';
import { readPendingIntent, savePendingIntent } from './openIntents';

export interface IntentSetting<Args, Value> {
  /** Names what is meant, such as `deposit`: there is one open intent of a name at a time. */
  name: string;
  /** Sends the call, with the Idempotency-Key that is given. Rejects with the gateway's error. */
  send: (args: Args, key: string) => Promise<Value>;
  /** What is asked for anew once it took effect, whoever told of that. */
  tags?: readonly (typeof TAG_TYPES)[number][];
}

export interface IntentControl<Args, Value> {
  state: IntentState<Value>;
  /** Ignored while something is under way: a second press sends nothing (WAL-05). */
  submit: (args: Args) => void;
  /** Back to `idle`, after an outcome was read. */
  forget: () => void;
}

interface Kept {
  intent: Intent<unknown, unknown>;
  send: (args: unknown, key: string) => Promise<unknown>;
  listeners: Set<() => void>;
}

/** What is under way outlives the form that it was sent from. */
const keptOf = new WeakMap<CoreStore, Map<string, Kept>>();

/** Ends what is under way in the site of this store, which is gone; its calls are asked for no longer. */
export function leaveIntents(store: CoreStore): void {
  for (const { intent } of keptOf.get(store)?.values() ?? []) intent.leave();
  keptOf.delete(store);
}

/** Ends after so many ms, or when the browser is connected again. */
const waitOrConnect = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

/** Watched while it is asked for: an answer that nobody watches is cleared when the connection comes back. */
async function askOutcome(store: CoreStore, key: string): Promise<IntentOutcome> {
  const question = store.dispatch(getIntentOutcome.initiate({ key }, { forceRefetch: true }));
  try {
    return await question.unwrap();
  } finally {
    question.unsubscribe();
  }
}

function openIntent(
  store: CoreStore,
  name: string,
  owner: string,
  tags: IntentSetting<unknown, unknown>['tags'],
): Kept {
  const all = keptOf.get(store) ?? new Map<string, Kept>();
  keptOf.set(store, all);
  const found = all.get(`${owner} ${name}`);
  if (found !== undefined) return found;
  const kept: Kept = {
    listeners: new Set(),
    send: () => Promise.reject(new Error('There is no form to send.')),
    intent: new Intent({
      send: (args, key) => kept.send(args, key),
      ask: (key) => askOutcome(store, key),
      keep: (key) => savePendingIntent(name, owner, key),
      wait: waitOrConnect,
      now: () => performance.now(),
      makeKey: newUuid,
      onChange: () => {
        if (kept.intent.state.status === 'done' && tags !== undefined)
          store.dispatch(baseApi.util.invalidateTags([...tags]));
        for (const listener of kept.listeners) listener();
      },
    }),
  };
  all.set(`${owner} ${name}`, kept);
  const openKey = readPendingIntent(name, owner);
  if (openKey !== null) void kept.intent.resume(openKey);
  return kept;
}

/**
 * One thing that moves money or points, done once (WAL-05, F10 to F12): one Idempotency-Key for what is
 * meant, kept through retries, reloads and a new login, and an honest state for an answer that got lost.
 */
export function useIntent<Args, Value>({
  name,
  send,
  tags,
}: IntentSetting<Args, Value>): IntentControl<Args, Value> {
  const store = useStore() as CoreStore;
  const owner = useCoreSelector(selectAccount)?.id ?? '';
  const kept = openIntent(store, name, owner, tags);
  useEffect(() => {
    kept.send = send as Kept['send'];
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      kept.listeners.add(listener);
      return () => {
        kept.listeners.delete(listener);
        // An outcome that was on the screen has been read.
        queueMicrotask(() => {
          if (kept.listeners.size === 0) kept.intent.forget();
        });
      };
    },
    [kept],
  );
  const state = useSyncExternalStore(subscribe, () => kept.intent.state) as IntentState<Value>;
  return {
    state,
    submit: (args) => void kept.intent.submit(args),
    forget: () => kept.intent.forget(),
  };
}
