import { writeStored } from '@parlour/feature-core';

/** What the tabs of one browser tell each other; never a token. */
export interface TabMessage {
  type: 'logout';
  /** Whose sessions end, in whichever tab. */
  accountId: string;
}

const CHANNEL = 'auth';
const KEY = 'authEvent';

const isMessage = (value: unknown): value is TabMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'logout' &&
  'accountId' in value &&
  typeof value.accountId === 'string';

/** Null where the browser has no channels, or blocks them. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Whether it could be done: a browser may hand out a channel and let nobody use it. */
function attempt(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}

function tellChannel(message: TabMessage): boolean {
  const channel = openChannel();
  if (channel === null) return false;
  const isTold = attempt(() => channel.postMessage(message));
  attempt(() => channel.close());
  return isTold;
}

/** Tells the other tabs, at once. */
export function tellTabs(message: TabMessage): void {
  if (tellChannel(message)) return;
  writeStored(KEY, JSON.stringify(message));
  writeStored(KEY, null);
}

/** Hears what other tabs tell; gives back the way to stop. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const channel = openChannel();
  const hear = (value: unknown): void => {
    if (isMessage(value)) listener(value);
  };
  if (channel !== null)
    attempt(() => {
      channel.onmessage = ({ data }) => hear(data);
    });
  const look = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY || newValue === null) return;
    try {
      hear(JSON.parse(newValue));
    } catch {
      // Not ours.
    }
  };
  // A tab that is denied the channel tells by storage.
  window.addEventListener('storage', look);
  return () => {
    attempt(() => channel?.close());
    window.removeEventListener('storage', look);
  };
}
