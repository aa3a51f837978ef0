import { useTranslation } from 'react-i18next';
import type { ChatProgress } from '../../model/useChat';
import * as S from './ChatStatus.styles';

export interface ChatStatusProps {
  chat: Pick<ChatProgress, 'url' | 'failure'>;
}

/** The result of opening a chat: an error, or a link where the browser blocks pop-ups (SUP-01). */
export function ChatStatus({ chat: { url, failure } }: ChatStatusProps) {
  const { t } = useTranslation('support');
  if (failure !== null) return <S.Line role="alert">{failure}</S.Line>;
  if (url === null) return null;
  return (
    <S.Line role="status">
      {t('chat.opened')}{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('chat.link')}
      </a>
    </S.Line>
  );
}
