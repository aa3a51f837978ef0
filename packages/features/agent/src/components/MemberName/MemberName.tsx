import { FeatherIcon } from '@parlour/design-system/icons/FeatherIcon';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import type { TeamMember } from '@parlour/gateway-openapi/agent';
import { useTranslation } from 'react-i18next';
import * as S from './MemberName.styles';

export type MemberNameProps = Pick<TeamMember, 'account' | 'hasNote'>;

/** Account of somebody in the team, marked where the agent keeps a note. */
export function MemberName({ account, hasNote }: MemberNameProps) {
  const { t } = useTranslation('agentTeam');
  if (!hasNote) return account;
  return (
    <>
      {account}{' '}
      <S.Mark title={t('note.mark')}>
        <FeatherIcon size={14} />
        <VisuallyHidden>{t('note.mark')}</VisuallyHidden>
      </S.Mark>
    </>
  );
}
