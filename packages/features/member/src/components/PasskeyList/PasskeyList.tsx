import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { formatMoment, useLanguage } from '@parlour/feature-core';
import type { Passkey } from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';
import { SettingList, SettingRow } from '../SettingRow/SettingRow';

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

/** The member's passkeys, the one added last first (TR-03). */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { t } = useTranslation('factors');
  const { tag } = useLanguage();
  const textOf = ({ addedAt, lastUsedAt }: Passkey): string => {
    const added = formatMoment(addedAt, tag);
    return lastUsedAt === null
      ? t('passkeys.addedOn', { added })
      : t('passkeys.usedOn', { added, used: formatMoment(lastUsedAt, tag) });
  };
  return (
    <SettingList role="list" aria-label={t('passkeys.title')}>
      {passkeys.map((passkey) => {
        const { passkeyId, name, isSynced } = passkey;
        const buttons = [
          { label: t('passkeys.rename'), tone: 'neutral', onClick: onRename },
          { label: t('passkeys.remove'), tone: 'danger', onClick: onRemove },
        ] as const;
        return (
          <SettingRow
            key={passkeyId}
            icon={<ShieldIcon />}
            tone="safe"
            name={
              <>
                <bdi>{name}</bdi> {isSynced ? <Badge>{t('passkeys.synced')}</Badge> : null}
              </>
            }
            text={textOf(passkey)}
            actions={buttons.map(({ label, tone, onClick }) => (
              <Button
                key={label}
                size="sm"
                variant="outline"
                tone={tone}
                aria-label={`${label}: ${name}`}
                onClick={() => onClick(passkey)}
              >
                {label}
              </Button>
            ))}
          />
        );
      })}
    </SettingList>
  );
}
