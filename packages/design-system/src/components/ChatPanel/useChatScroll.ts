import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchSize } from '../../hooks/watchSize';
import type { ChatMessage } from './chat';
import { messagesAfter } from './useIncoming';

/** Distance from an end, in px, that still counts as being there. */
const NEAR_PX = 48;

interface Options {
  messages: readonly ChatMessage[];
  /** Whether somebody is typing, which takes a line at the end. */
  isTyping: boolean;
  /** Loads older messages; undefined if there are none or they are on their way. */
  loadOlder: (() => void) | undefined;
}

/**
 * Scrolling of the messages: new ones are followed at the end and counted elsewhere, older ones keep the position, and
 * the first view is the unread line or the end.
 */
export function useChatScroll({ messages, isTyping, loadOlder }: Options) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', last: '', top: 0, fromEnd: 0, isAtEnd: true });
  const last = messages.at(-1);
  const lastId = last?.id ?? '';
  const [seen, setSeen] = useState(lastId);
  const [isAway, setAway] = useState(false);

  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const { first, last: lastBefore, fromEnd, isAtEnd } = before.current;
    const firstNow = messages[0]?.id ?? '';
    const unread = element.querySelector<HTMLElement>('[data-unread]');
    const end = element.scrollHeight;
    if (lastBefore === '' && unread !== null)
      element.scrollTop = unread.offsetTop - element.offsetTop;
    else if (isAtEnd || (lastBefore !== lastId && last?.side === 'own')) element.scrollTop = end;
    else if (first !== firstNow) element.scrollTop = end - fromEnd;
    before.current = {
      first: firstNow,
      last: lastId,
      top: element.scrollTop,
      fromEnd: element.scrollHeight - element.scrollTop,
      isAtEnd: element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX,
    };
    // Browsers send no scroll event for a log that fits, and one for two scrolls within a frame.
    if (before.current.isAtEnd) setSeen(lastId);
  }, [messages, last, lastId, isTyping]);

  // Pictures that load, a font or a phone's keyboard change the height: the end stays in view.
  useEffect(() => {
    const { current: element } = log;
    if (element === null) return undefined;
    return watchSize([element, ...element.children], () => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
  }, []);

  const handleScroll = () => {
    const element = log.current;
    if (element === null) return;
    const fromEnd = element.scrollHeight - element.scrollTop;
    // Content that grew before this event is not scrolled away from.
    const hasGrown = before.current.isAtEnd && element.scrollTop >= before.current.top;
    const isAtEnd = hasGrown || fromEnd - element.clientHeight < NEAR_PX;
    before.current = { ...before.current, top: element.scrollTop, fromEnd, isAtEnd };
    setAway(!isAtEnd);
    if (isAtEnd) setSeen(lastId);
    if (element.scrollTop < NEAR_PX) loadOlder?.();
  };

  return {
    log,
    handleScroll,
    isAway,
    newBelow: messagesAfter(messages, seen || undefined).filter(({ side }) => side === 'other')
      .length,
    showLatest: (): void => {
      log.current?.scrollTo({ top: log.current.scrollHeight });
      log.current?.focus({ preventScroll: true });
    },
  };
}
