import type { ReactNode } from 'react';

export const CHAT_MESSAGE_STATES = ['sending', 'failed', 'sent', 'read'] as const;
export type ChatMessageState = (typeof CHAT_MESSAGE_STATES)[number];

/** One message of a chat. */
export interface ChatMessage {
  id: string;
  /** Who wrote it: the visitor, or anybody else. */
  side: 'own' | 'other';
  /** Name of the sender: 'Mira'. Default: that of the label `you`, or none for the other side. */
  sender?: string;
  /** Plain text. Line breaks stay, and nothing in it becomes a link. */
  text: string;
  /** The same with links, as HTML of your service; it is sanitized. Default: `text` is shown. */
  html?: string;
  /** When it was sent: `text` is shown, `at` is ISO 8601. */
  time: { text: string; at: string };
  /** The day as text, 'Today' or '24 November'; no two days have the same text. Messages of one day stand together. */
  day: string;
  /** What became of an own message. Default: nothing is said. */
  state?: ChatMessageState;
  /** Files of the message, drawn by you. Default: none. */
  attachments?: ReactNode;
}

/** State of the service: somebody answers, the visitor waits, nobody is there, or there is no network. */
export const CHAT_SERVICES = ['open', 'queued', 'closed', 'offline'] as const;
export type ChatService = (typeof CHAT_SERVICES)[number];

export interface ChatPanelLabels {
  /** Name of the panel: 'Support chat'. */
  title: string;
  /** Name of the list of messages. */
  log: string;
  /** Shown where there is no message yet. */
  empty: string;
  /** Read by screen readers while messages are loading. */
  loading: string;
  /** Says that the messages could not be loaded. */
  failed: string;
  /** The button that loads them again. */
  reload: string;
  /** The button above the oldest message. */
  older: string;
  /** Line above the first unread message. */
  unread: string;
  /** Sender of an own message, for screen readers. */
  you: string;
  states: Readonly<Record<ChatMessageState, string>>;
  /** The button that sends a failed message again. */
  retry: string;
  /** Who is typing: 'Mira is typing'. */
  typing: (name: string) => string;
  /** The button that goes to the newest message. */
  latest: string;
  /** The same with the number of new messages below. */
  latestNew: (count: number) => string;
  /** Name of the field for a message. */
  message: string;
  send: string;
  /** Place in the queue: 'You are number 3 in the queue'. */
  queue: (position: number) => string;
  /** Says that nobody answers now. */
  closed: string;
  /** Says that there is no network, and that the text stays. */
  offline: string;
}
