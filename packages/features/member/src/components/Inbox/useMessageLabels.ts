import type { MessageRowLabels } from '@parlour/design-system/MessageRow';
import { useTranslation } from 'react-i18next';

/** Labels of a message in the inbox. */
export function useMessageLabels(): MessageRowLabels {
  const { t } = useTranslation('member');
  return {
    unread: t('inbox.unreadMark'),
    select: t('inbox.choose'),
    kinds: {
      SYSTEM: t('kinds.SYSTEM'),
      FUNDS: t('kinds.FUNDS'),
      PROMOTION: t('kinds.PROMOTION'),
      REWARD: t('kinds.REWARD'),
      SECURITY: t('kinds.SECURITY'),
      AGENT: t('kinds.AGENT'),
      CONTRACT: t('kinds.CONTRACT'),
    },
  };
}
