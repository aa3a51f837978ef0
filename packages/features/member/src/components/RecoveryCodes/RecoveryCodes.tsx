import { Button } from '@parlour/design-system/Button';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { useTranslation } from 'react-i18next';
import * as S from './RecoveryCodes.styles';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called once the person has kept them. */
  onKept: () => void;
}

/** The codes for a lost authenticator, which are shown this once (MC-04). */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation('member');
  return (
    <Stack>
      <Notice tone="warning" role="status" title={t('twoFactor.on')}>
        {t('twoFactor.keep')}
      </Notice>
      <S.Codes role="list" aria-label={t('twoFactor.codes')} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </S.Codes>
      <Button isWide data-autofocus onClick={onKept}>
        {t('twoFactor.kept')}
      </Button>
    </Stack>
  );
}
