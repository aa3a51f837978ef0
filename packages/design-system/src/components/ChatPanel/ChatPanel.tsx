import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowDownIcon } from '../../icons/ArrowDownIcon';
import { ChatIcon } from '../../icons/ChatIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Notice } from '../Notice/Notice';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ChatComposer } from './ChatComposer';
import { ChatLog } from './ChatLog';
import * as S from './ChatPanel.styles';
import type { ChatMessage, ChatPanelLabels, ChatService } from './chat';
import { useChatScroll } from './useChatScroll';
import { useIncoming } from './useIncoming';

export {
  CHAT_MESSAGE_STATES,
  CHAT_SERVICES,
  type ChatMessage,
  type ChatMessageState,
  type ChatPanelLabels,
  type ChatService,
} from './chat';

export const CHAT_PANEL_STATUSES = ['ready', 'loading', 'failed'] as const;
export type ChatPanelStatus = (typeof CHAT_PANEL_STATUSES)[number];

export interface ChatPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The messages, oldest first. */
  messages: readonly ChatMessage[];
  labels?: Partial<ChatPanelLabels> | undefined;
  /** State of the messages. Default: `ready`. */
  status?: ChatPanelStatus;
  /** Whether somebody answers. While `closed` there is no field; while `offline` nothing is sent. Default: `open`. */
  service?: ChatService;
  /** Place in the queue from 1, while `queued`. */
  queuePosition?: number | undefined;
  /** Opening hours or another way to get help, while `closed`. Default: none. */
  hours?: ReactNode;
  /** Id of the first unread message: a line stands above it, and the panel opens there. Default: none. */
  unreadFrom?: string | undefined;
  /** Name of who is typing. Default: nobody. */
  typing?: string | undefined;
  /** Controls before the field, such as a button that attaches a file. Default: none. */
  actions?: ReactNode;
  /** Files that go with the next message, drawn by you with their progress and a button to remove each. With them a message needs no text. Default: none. */
  attachments?: ReactNode;
  /** Whether older messages are on their way. Default: false. */
  isLoadingOlder?: boolean;
  /** Called near the oldest message. Without it there are no older ones. */
  onLoadOlder?: (() => void) | undefined;
  /** Called with a message, without space around it. The field is emptied; if the returned promise is rejected the text comes back. */
  onSend: (event: { text: string }) => void | Promise<void>;
  /** Called to send a failed message again. */
  onRetry?: ((event: { id: string }) => void) | undefined;
  /** Called to load the messages again, while `failed`. */
  onReload?: (() => void) | undefined;
}

/**
 * A chat with support. It fills its container, which needs a height, such as a `SidePanel` or a `Dialog`. Screen readers
 * are told of new messages of the other side alone. For messages that nobody answers at once use `MessageRow` in a list;
 * for something that has just happened, `showToast`.
 */
export function ChatPanel({
  messages,
  labels,
  status = 'ready',
  service = 'open',
  queuePosition,
  hours,
  unreadFrom,
  typing,
  actions,
  attachments,
  isLoadingOlder = false,
  onLoadOlder,
  onSend,
  onRetry,
  onReload,
  ...rest
}: ChatPanelProps) {
  const texts = useLabels<ChatPanelLabels>('ChatPanel', labels);
  const isReady = status === 'ready';
  const { log, handleScroll, isAway, newBelow, showLatest } = useChatScroll({
    messages,
    isTyping: typing !== undefined,
    loadOlder: isLoadingOlder ? undefined : onLoadOlder,
  });
  const incoming = useIncoming(messages, isReady);
  const notices: Readonly<Record<ChatService, ReactNode>> = {
    open: null,
    queued:
      queuePosition === undefined
        ? null
        : (texts.queue?.(queuePosition) ?? noText('ChatPanel.queue')),
    closed: texts.closed,
    offline: texts.offline,
  };
  return (
    <S.Root
      data-component="ChatPanel"
      data-service={service}
      aria-label={texts.title}
      aria-busy={status === 'loading' || undefined}
      {...rest}
    >
      <S.Status role="status">
        {notices[service] === null ? null : (
          <Notice tone={service === 'offline' ? 'warning' : 'info'} title={notices[service]}>
            {service === 'closed' ? hours : null}
          </Notice>
        )}
      </S.Status>
      <S.Frame>
        {/* Not live: the history and own messages would be read out too. */}
        <S.Log
          ref={log}
          role="log"
          aria-live="off"
          aria-label={texts.log}
          tabIndex={0}
          onScroll={handleScroll}
        >
          <S.Content>
            {status === 'loading' ? (
              <S.Middle>
                <Spinner label={texts.loading} />
              </S.Middle>
            ) : status === 'failed' ? (
              <Notice
                tone="danger"
                role="alert"
                action={
                  onReload === undefined ? undefined : (
                    <Button size="sm" variant="outline" tone="neutral" onClick={onReload}>
                      {texts.reload}
                    </Button>
                  )
                }
              >
                {texts.failed}
              </Notice>
            ) : messages.length === 0 ? (
              <S.Middle>
                <EmptyState icon={<ChatIcon size={28} />} title={texts.empty} />
              </S.Middle>
            ) : (
              <ChatLog
                messages={messages}
                unreadFrom={unreadFrom}
                typing={typing}
                labels={texts}
                isLoadingOlder={isLoadingOlder}
                onLoadOlder={onLoadOlder}
                onRetry={onRetry}
              />
            )}
          </S.Content>
        </S.Log>
        {isAway && isReady ? (
          <S.Latest type="button" onClick={showLatest}>
            <ArrowDownIcon />
            {newBelow === 0
              ? texts.latest
              : (texts.latestNew?.(newBelow) ?? noText('ChatPanel.latestNew'))}
          </S.Latest>
        ) : null}
      </S.Frame>
      <VisuallyHidden role="status">{incoming}</VisuallyHidden>
      {/* Hidden, not removed: a text that was begun before closing time stays. */}
      <S.Foot hidden={service === 'closed'}>
        <ChatComposer
          labels={texts}
          isHeld={service === 'offline' || !isReady}
          actions={actions}
          attachments={attachments}
          hasAttachments={attachments !== undefined && attachments !== null}
          onSend={onSend}
        />
      </S.Foot>
    </S.Root>
  );
}
