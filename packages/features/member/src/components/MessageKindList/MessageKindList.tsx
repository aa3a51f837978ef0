import { Stack } from '@parlour/design-system/layout/Stack';
import { Switch } from '@parlour/design-system/Switch';
import type { MessageKindSetting } from '@parlour/gateway-openapi/messages';
import { useTranslation } from 'react-i18next';
import { useMessageLabels } from '../Inbox/useMessageLabels';

type Choice = Pick<MessageKindSetting, 'kind' | 'isMuted'>;

export interface MessageKindListProps {
  kinds: readonly MessageKindSetting[];
  /** The change that is being saved, which shows at once; null if none is. */
  saving: Choice | null;
  onChange: (choice: Choice) => void;
}

/** A switch for each kind of messages; on while its messages come (TR-06). */
export function MessageKindList({ kinds, saving, onChange }: MessageKindListProps) {
  const { t } = useTranslation('messageKinds');
  const names = useMessageLabels().kinds;
  const hints: Record<MessageKindSetting['kind'], string> = {
    SYSTEM: t('hints.SYSTEM'),
    FUNDS: t('hints.FUNDS'),
    PROMOTION: t('hints.PROMOTION'),
    REWARD: t('hints.REWARD'),
    SECURITY: t('hints.SECURITY'),
    AGENT: t('hints.AGENT'),
    CONTRACT: t('hints.CONTRACT'),
  };
  return (
    <Stack gap={16}>
      {kinds.map(({ kind, isMuted, canBeMuted }) => (
        <Switch
          key={kind}
          placement="end"
          label={names[kind]}
          hint={hints[kind]}
          disabled={!canBeMuted}
          checked={!(saving?.kind === kind ? saving.isMuted : isMuted)}
          onChange={({ target }) => {
            // One after another: the answer to one is the whole list.
            if (saving === null) onChange({ kind, isMuted: !target.checked });
          }}
        />
      ))}
    </Stack>
  );
}
