import { CheckIcon } from '../../icons/CheckIcon';
import { ErrorIcon } from '../../icons/ErrorIcon';
import { noText } from '../../labels/noText';
import type { FoundLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { SafeHtml } from '../SafeHtml/SafeHtml';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './ChatLog.styles';
import type { ChatMessage, ChatPanelLabels } from './chat';

export interface ChatMessageItemProps {
  message: ChatMessage;
  isFirstOfSender: boolean;
  labels: FoundLabels<ChatPanelLabels>;
  onRetry: ((event: { id: string }) => void) | undefined;
}

/** One message. */
export function ChatMessageItem({
  message: { id, side, sender, text, html, time, state, attachments },
  isFirstOfSender,
  labels,
  onRetry,
}: ChatMessageItemProps) {
  const isFailed = state === 'failed';
  const name = side === 'own' ? (sender ?? labels.you) : sender;
  return (
    <S.Message data-side={side} data-state={state} data-first={isFirstOfSender || undefined}>
      {name === undefined ? null : isFirstOfSender && side === 'other' ? (
        <S.Sender>{name}</S.Sender>
      ) : (
        <VisuallyHidden>{`${name}: `}</VisuallyHidden>
      )}
      <S.Bubble>
        {html === undefined ? <S.Plain dir="auto">{text}</S.Plain> : <SafeHtml html={html} />}
        {attachments}
      </S.Bubble>
      <S.Meta>
        <time dateTime={time.at}>{time.text}</time>
        {state === undefined ? null : (
          <S.State data-state={state}>
            {isFailed ? <ErrorIcon size={14} /> : null}
            {state === 'read' ? <CheckIcon size={14} /> : null}
            {labels.states?.[state] ?? noText('ChatPanel.states')}
          </S.State>
        )}
        {isFailed && onRetry !== undefined ? (
          <Button size="sm" variant="quiet" onClick={() => onRetry({ id })}>
            {labels.retry}
          </Button>
        ) : null}
      </S.Meta>
    </S.Message>
  );
}
