import { Fragment } from 'react';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Spinner } from '../Spinner/Spinner';
import * as S from './ChatLog.styles';
import { ChatMessageItem } from './ChatMessageItem';
import type { ChatMessage, ChatPanelLabels } from './chat';
import { groupMessages } from './groupMessages';

export interface ChatLogProps {
  messages: readonly ChatMessage[];
  unreadFrom: string | undefined;
  typing: string | undefined;
  labels: FoundLabels<ChatPanelLabels>;
  isLoadingOlder: boolean;
  onLoadOlder: (() => void) | undefined;
  onRetry: ((event: { id: string }) => void) | undefined;
}

/** The messages by day and sender. */
export function ChatLog({
  messages,
  unreadFrom,
  typing,
  labels,
  isLoadingOlder,
  onLoadOlder,
  onRetry,
}: ChatLogProps) {
  return (
    <>
      {isLoadingOlder ? (
        <S.Centre>
          <Spinner size="sm" label={labels.loading} />
        </S.Centre>
      ) : onLoadOlder === undefined ? null : (
        <S.Centre>
          <Button size="sm" variant="quiet" tone="neutral" onClick={onLoadOlder}>
            {labels.older}
          </Button>
        </S.Centre>
      )}
      {groupMessages(messages).map(({ day, messages: ofDay }) => (
        <Fragment key={day}>
          <S.Day>{day}</S.Day>
          <S.Messages role="list">
            {ofDay.map(({ message, isFirstOfSender }) => (
              <Fragment key={message.id}>
                {message.id === unreadFrom ? (
                  <S.Unread data-unread>
                    <span>{labels.unread}</span>
                  </S.Unread>
                ) : null}
                <ChatMessageItem
                  message={message}
                  isFirstOfSender={isFirstOfSender || message.id === unreadFrom}
                  labels={labels}
                  onRetry={onRetry}
                />
              </Fragment>
            ))}
          </S.Messages>
        </Fragment>
      ))}
      {typing === undefined ? null : (
        <S.Typing>
          <S.Dots aria-hidden>
            <span />
            <span />
            <span />
          </S.Dots>
          {labels.typing?.(typing) ?? noText('ChatPanel.typing')}
        </S.Typing>
      )}
    </>
  );
}
