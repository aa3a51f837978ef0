import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button';
import {
  type ChatMessage,
  ChatPanel,
  type ChatPanelLabels,
  type ChatPanelProps,
} from './ChatPanel';

export const CHAT_LABELS: ChatPanelLabels = {
  title: 'Support chat',
  log: 'Messages',
  empty: 'Write to us. We answer here.',
  loading: 'Loading messages',
  failed: 'The messages could not be loaded.',
  reload: 'Try again',
  older: 'Older messages',
  unread: 'New messages',
  you: 'You',
  states: { sending: 'Sending', failed: 'Not sent', sent: 'Sent', read: 'Read' },
  retry: 'Send again',
  typing: (name) => `${name} is typing`,
  latest: 'Latest message',
  latestNew: (count) => `Latest message, new: ${count}`,
  message: 'Your message',
  send: 'Send',
  queue: (position) => `Your place in the queue: ${position}`,
  closed: 'Nobody answers right now.',
  offline: 'No network. Your text stays here until you can send it.',
};

const at = (minute: number) => {
  const text = `14:${String(minute).padStart(2, '0')}`;
  return { text, at: `2026-11-21T${text}:00Z` };
};

/** A message of the other side, or of the visitor. */
export const message = (
  id: string,
  text: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  side: 'other',
  sender: more.side === 'own' ? undefined : 'Mira',
  text,
  time: at(id.length + 1),
  day: 'Today',
  ...more,
});

export const CHAT: readonly ChatMessage[] = [
  message('y1', 'Good evening. How can I help you?', { day: '20 November' }),
  message('y2', 'How long does a withdrawal take?', {
    side: 'own',
    state: 'read',
    day: '20 November',
  }),
  message('t1', 'A day at most.\nTell me its number, and I look where it is.'),
  message('t2', 'See also the page about withdrawals.', {
    html: 'See also <a href="/help/withdrawals">the page about withdrawals</a>.',
  }),
  message('t3', 'It is W-20418.', { side: 'own', state: 'read' }),
  message('t4', 'It was 50 dollars, from yesterday noon.', { side: 'own', state: 'sent' }),
];

export const CHAT_STATES: readonly ChatMessage[] = [
  ...CHAT,
  message('t5', 'Here is a picture of it.', { side: 'own', state: 'failed' }),
  message('t6', 'Is there anything else that you need?', { side: 'own', state: 'sending' }),
];

/** Enough to scroll. */
export const LONG_CHAT: readonly ChatMessage[] = Array.from({ length: 24 }, (_, index) =>
  message(`m${index}`, `Line ${index} of a longer talk about a withdrawal.`, {
    side: index % 3 === 0 ? 'own' : 'other',
    time: at(index),
  }),
);

export const LONG_WORDS: readonly ChatMessage[] = [
  message(
    'l1',
    'https://help.parlour.example/withdrawals/where-is-my-money/and/how-long-does-it-take',
    {
      sender: 'Wilhelmina von Hohenstaufen-Lichtenberg, Kundenbetreuung',
    },
  ),
  message('l2', 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselanhänger', {
    side: 'own',
    state: 'failed',
  }),
];

export const CHAT_IN_ARABIC: readonly ChatMessage[] = [
  message('a1', 'مساء الخير. كيف يمكنني مساعدتك؟', { sender: 'ميرا', day: 'اليوم' }),
  message('a2', 'كم يستغرق السحب؟ رقمه W-20418', { side: 'own', state: 'read', day: 'اليوم' }),
];
export const CHAT_IN_THAI: readonly ChatMessage[] = [
  message('h1', 'สวัสดีค่ะ มีอะไรให้ช่วยไหมคะ', { sender: 'มีรา', day: 'วันนี้' }),
  message('h2', 'การถอนเงินใช้เวลานานเท่าไร', { side: 'own', state: 'sent', day: 'วันนี้' }),
];

/** A chat that keeps what is sent, and an answer at the press of a button. */
export function LiveChat({ messages, onSend, onLoadOlder, ...rest }: ChatPanelProps): ReactNode {
  const [kept, setKept] = useState(messages);
  const add = (added: ChatMessage) => setKept((before) => [...before, added]);
  return (
    <>
      <div style={{ blockSize: 420 }}>
        <ChatPanel
          {...rest}
          messages={kept}
          onSend={({ text }) => {
            add(message(`own-${kept.length}`, text, { side: 'own', state: 'sent' }));
            return onSend({ text });
          }}
          onLoadOlder={
            onLoadOlder &&
            (() => {
              onLoadOlder();
              setKept((before) =>
                before[0]?.id === 'old' ? before : [message('old', 'An older message.'), ...before],
              );
            })
          }
        />
      </div>
      <Button
        variant="quiet"
        onClick={() => add(message(`in-${kept.length}`, 'It is on its way.'))}
      >
        Answer
      </Button>
    </>
  );
}
