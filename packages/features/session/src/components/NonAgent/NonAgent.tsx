import { Button } from '@parlour/design-system/Button';
import { EmptyState } from '@parlour/design-system/EmptyState';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { PATHS } from '@parlour/feature-core';
import { useTranslation } from 'react-i18next';

export interface NonAgentProps {
  /** Name of the account, which is not an agent's. */
  account: string;
  onLogOut: () => void;
}

/** What an agents' page shows to a logged-in member who is no agent (LOGIN-13). */
export function NonAgent({ account, onLogOut }: NonAgentProps) {
  const { t } = useTranslation('identity');
  return (
    <EmptyState
      headingLevel={1}
      icon={<UserIcon size={28} />}
      title={t('errors.nonAgent')}
      action={
        <Inline>
          <LinkButton href={PATHS.home}>{t('agentLogin.home')}</LinkButton>
          <Button variant="outline" onClick={onLogOut}>
            {t('agentLogin.logOut')}
          </Button>
        </Inline>
      }
    >
      {t('agentLogin.nonAgentText', { account })}
    </EmptyState>
  );
}
