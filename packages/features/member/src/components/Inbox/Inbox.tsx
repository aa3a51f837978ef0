import { Button } from '@parlour/design-system/Button';
import { Checkbox } from '@parlour/design-system/Checkbox';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { MessageRow } from '@parlour/design-system/MessageRow';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { MessageSummary } from '@parlour/gateway-openapi/messages';
import { useTranslation } from 'react-i18next';
import { useMessageLabels } from './useMessageLabels';

export interface InboxProps {
  messages: readonly MessageSummary[];
  /** Ids of the chosen messages. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOpen: (message: MessageSummary) => void;
  onRead: (messageIds: readonly string[]) => void;
  onDelete: (messageIds: readonly string[]) => void;
}

/** A page of messages, to be read one by one, or marked and deleted several at a time (MC-05). */
export function Inbox({ messages, chosen, onChoose, onOpen, onRead, onDelete }: InboxProps) {
  const { t } = useTranslation('member');
  const { tag } = useLanguage();
  const labels = useMessageLabels();
  const ids = messages.map(({ messageId }) => messageId);
  const isAny = chosen.size > 0;
  const toggle = (id: string, isSelected: boolean): void => {
    const next = new Set(chosen);
    if (isSelected) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <Stack gap={8}>
      <Inline justify="between" role="group" aria-label={t('inbox.several')}>
        <Checkbox
          label={isAny ? t('inbox.chosen', { number: chosen.size }) : t('inbox.chooseAll')}
          checked={chosen.size === ids.length}
          onChange={({ target }) => onChoose(new Set(target.checked ? ids : []))}
        />
        {isAny ? (
          <Inline>
            <Button size="sm" variant="outline" tone="neutral" onClick={() => onRead([...chosen])}>
              {t('inbox.read')}
            </Button>
            <Button size="sm" variant="outline" tone="danger" onClick={() => onDelete([...chosen])}>
              {t('inbox.delete')}
            </Button>
          </Inline>
        ) : null}
      </Inline>
      <ul aria-label={t('pages.messageV2')} role="list">
        {messages.map((message) => (
          <li key={message.messageId}>
            <MessageRow
              message={{
                id: message.messageId,
                kind: message.kind,
                subject: message.title,
                excerpt: message.preview,
                time: { text: formatMoment(message.sentAt, tag), at: message.sentAt },
                isRead: message.read,
              }}
              labels={labels}
              isSelected={chosen.has(message.messageId)}
              onOpen={() => onOpen(message)}
              onSelect={({ id, isSelected }) => toggle(id, isSelected)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
