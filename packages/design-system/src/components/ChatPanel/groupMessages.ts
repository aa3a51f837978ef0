import type { ChatMessage } from './chat';

/** A message and where it stands: first of its day, first of what one sender wrote in a row. */
export interface PlacedMessage {
  message: ChatMessage;
  isFirstOfSender: boolean;
}

export interface ChatDay {
  day: string;
  messages: PlacedMessage[];
}

/** Groups messages, oldest first, by day and marks where another sender begins. */
export function groupMessages(messages: readonly ChatMessage[]): ChatDay[] {
  const days: ChatDay[] = [];
  let before: ChatMessage | undefined;
  for (const message of messages) {
    let last = days.at(-1);
    const isNewDay = last?.day !== message.day;
    if (last === undefined || isNewDay) {
      last = { day: message.day, messages: [] };
      days.push(last);
    }
    last.messages.push({
      message,
      isFirstOfSender:
        isNewDay || before?.side !== message.side || before.sender !== message.sender,
    });
    before = message;
  }
  return days;
}
