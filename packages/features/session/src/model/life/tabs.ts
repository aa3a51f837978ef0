import { writeStored } from '@parlour/feature-core';

/** A message between the tabs of one browser; never has a token. */
export interface TabMessage {
  type: 'logout';
  /** The account whose sessions end in all tabs. */
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

/** Null where the browser has no BroadcastChannel, or blocks it. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Returns whether it worked: some browsers create a channel and then throw on use. */
function attempt(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}

function postToChannel(message: TabMessage): boolean {
  const channel = openChannel();
  if (channel === null) return false;
  const isSent = attempt(() => channel.postMessage(message));
  attempt(() => channel.close());
  return isSent;
}

/** Sends a message to the other tabs. */
export function broadcastToTabs(message: TabMessage): void {
  if (postToChannel(message)) return;
  writeStored(KEY, JSON.stringify(message));
  writeStored(KEY, null);
}

/** Listens to the messages of other tabs; returns a function that stops it. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const channel = openChannel();
  const receive = (value: unknown): void => {
    if (isMessage(value)) listener(value);
  };
  if (channel !== null)
    attempt(() => {
      channel.onmessage = ({ data }) => receive(data);
    });
  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY || newValue === null) return;
    try {
      receive(JSON.parse(newValue));
    } catch {
      // Not one of our messages.
    }
  };
  // A tab without a channel sends through the storage.
  window.addEventListener('storage', handleStorage);
  return () => {
    attempt(() => channel?.close());
    window.removeEventListener('storage', handleStorage);
  };
}
