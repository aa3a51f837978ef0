import { EmptyState } from '@parlour/design-system/EmptyState';
import { ShieldIcon } from '@parlour/design-system/icons/ShieldIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { useTranslation } from 'react-i18next';

export interface PasswordNeededProps {
  /** Address of the security centre over the mall. */
  href: string;
  /** Called before leaving, to save the address to come back to. */
  onLeave: () => void;
}

/** Leads a member without a payment password to where one is set (PTS-01). */
export function PasswordNeeded({ href, onLeave }: PasswordNeededProps) {
  const { t } = useTranslation('points');
  return (
    <EmptyState
      icon={<ShieldIcon size={28} />}
      title={t('needs.title')}
      action={
        <LinkButton href={href} onClick={onLeave} data-autofocus>
          {t('needs.set')}
        </LinkButton>
      }
    >
      {t('needs.text')}
    </EmptyState>
  );
}
