import type { LoginRecord } from '@parlour/gateway-openapi/session';
import { useTranslation } from 'react-i18next';

/** Says how somebody logged in, or why that was refused. */
export function useLoginLabels(): (login: Pick<LoginRecord, 'method' | 'outcome'>) => string {
  const { t } = useTranslation('loginHistory');
  const methods: Record<LoginRecord['method'], string> = {
    username: t('methods.username'),
    sms: t('methods.sms'),
    social: t('methods.social'),
    phoneAuth: t('methods.phoneAuth'),
    register: t('methods.register'),
    ticket: t('methods.ticket'),
    passkey: t('methods.passkey'),
  };
  const refused: Record<Exclude<LoginRecord['outcome'], 'LOGGED_IN'>, string> = {
    VERIFICATION_ASKED: t('refused.VERIFICATION_ASKED'),
    WRONG_PASSWORD: t('refused.WRONG_PASSWORD'),
    WRONG_CODE: t('refused.WRONG_CODE'),
    EXPIRED_CODE: t('refused.EXPIRED_CODE'),
    NOT_ALLOWED: t('refused.NOT_ALLOWED'),
  };
  return ({ method, outcome }) => (outcome === 'LOGGED_IN' ? methods[method] : refused[outcome]);
}
