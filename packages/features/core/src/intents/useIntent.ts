import { baseApi, newUuid, type TAG_TYPES } from '@parlour/gateway-openapi';
import { getIntentOutcome, type IntentOutcome } from '@parlour/gateway-openapi/wallet';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { selectAccount } from '../session/session.selectors';
import type { CoreStore } from '../store/createStore';
import { useCoreSelector } from '../store/hooks';
import { Intent, type IntentState } from './intent';
import { readPendingIntent, savePendingIntent } from './pendingIntents';
import { sentAgain } from './sentAgain';

export interface IntentSetting<Args, Value> {
  /** Name of the intent, such as `deposit`. There is one open intent for each name. */
  name: string;
  /** Sends the call, with the Idempotency-Key that is given. Rejects with the gateway's error. */
  send: (args: Args, key: string) => Promise<Value>;
  /** Cache tags to invalidate once it took effect, whether the call or a poll reported that. */
  tags?: readonly (typeof TAG_TYPES)[number][];
}

export interface IntentControl<Args, Value> {
  state: IntentState<Value>;
  /** Ignored while something is under way: a second press sends nothing (WAL-05). */
  submit: (args: Args) => void;
  /** Resets to `idle`, after an outcome was read. */
  forget: () => void;
}

interface SharedIntent {
  intent: Intent<unknown, unknown>;
  send: (args: unknown, key: string) => Promise<unknown>;
  listeners: Set<() => void>;
}

/** Open intents by store, since they outlive the form that sent them. */
const intentsOf = new WeakMap<CoreStore, Map<string, SharedIntent>>();

/** Stops all polling of a store that is gone. */
export function stopIntents(store: CoreStore): void {
  for (const { intent } of intentsOf.get(store)?.values() ?? []) intent.stop();
  intentsOf.delete(store);
}

/** Resolves after so many ms, or when the browser is connected again. */
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

/** Stays subscribed until the answer: RTK Query removes entries without subscriber when the connection is back. */
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
): SharedIntent {
  const all = intentsOf.get(store) ?? new Map<string, SharedIntent>();
  intentsOf.set(store, all);
  const found = all.get(`${owner} ${name}`);
  if (found !== undefined) return found;
  const shared: SharedIntent = {
    listeners: new Set(),
    send: () => Promise.reject(new Error('There is no form to send.')),
    intent: new Intent({
      send: (args, key) => shared.send(args, key),
      ask: (key) => askOutcome(store, key),
      persist: (key) => savePendingIntent(name, owner, key),
      wait: waitOrConnect,
      now: () => performance.now(),
      sentAgainAt: sentAgain.read,
      makeKey: newUuid,
      onChange: () => {
        if (shared.intent.state.status === 'done' && tags !== undefined)
          store.dispatch(baseApi.util.invalidateTags([...tags]));
        for (const listener of shared.listeners) listener();
      },
    }),
  };
  all.set(`${owner} ${name}`, shared);
  const openKey = readPendingIntent(name, owner);
  if (openKey !== null) void shared.intent.resume(openKey);
  return shared;
}

/**
 * A call that moves money or points, done once (WAL-05, F10 to F12). Its Idempotency-Key survives retries,
 * reloads and a new login, and a lost answer has a state of its own.
 */
export function useIntent<Args, Value>({
  name,
  send,
  tags,
}: IntentSetting<Args, Value>): IntentControl<Args, Value> {
  const store = useStore() as CoreStore;
  const owner = useCoreSelector(selectAccount)?.id ?? '';
  const shared = openIntent(store, name, owner, tags);
  useEffect(() => {
    shared.send = send as SharedIntent['send'];
  });
  const subscribe = useCallback(
    (listener: () => void) => {
      shared.listeners.add(listener);
      return () => {
        shared.listeners.delete(listener);
        // The last view has gone, so the outcome was read.
        queueMicrotask(() => {
          if (shared.listeners.size === 0) shared.intent.forget();
        });
      };
    },
    [shared],
  );
  const state = useSyncExternalStore(subscribe, () => shared.intent.state) as IntentState<Value>;
  return {
    state,
    submit: (args) => void shared.intent.submit(args),
    forget: () => shared.intent.forget(),
  };
}
