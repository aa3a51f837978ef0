import { useState } from 'react';
import type { ChatMessage } from './chat';

/** The messages after the one with an id; none if it is unknown. */
export function messagesAfter(messages: readonly ChatMessage[], id: string | undefined) {
  const at = messages.findIndex((message) => message.id === id);
  return id !== undefined && at < 0 ? [] : messages.slice(at + 1);
}

/** What screen readers are told: new messages of the other side, never the history or what the visitor wrote. */
export function useIncoming(messages: readonly ChatMessage[], isReady: boolean): string {
  const last = messages.at(-1)?.id;
  const [known, setKnown] = useState({ last, isReady });
  const [told, setTold] = useState('');
  if (known.last !== last || known.isReady !== isReady) {
    setKnown({ last, isReady });
    const added = known.isReady ? messagesAfter(messages, known.last) : [];
    const lines = added
      .filter(({ side }) => side === 'other')
      .map(({ sender, text }) => (sender === undefined ? text : `${sender}: ${text}`));
    if (lines.length > 0) setTold(lines.join('\n'));
  }
  return told;
}
