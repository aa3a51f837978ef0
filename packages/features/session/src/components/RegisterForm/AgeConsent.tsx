import { Button } from '@parlour/design-system/Button';
import { FormCheckbox } from '@parlour/design-system/FormCheckbox';
import { useTranslation } from 'react-i18next';
import * as S from './AgeConsent.styles';

export interface AgeConsentProps {
  /** Minimum age of a player, in years. */
  age: number;
  onTerms: () => void;
}

/** The field `isAgreed` of the form around it, with a button that opens the terms (REG-06). */
export function AgeConsent({ age, onTerms }: AgeConsentProps) {
  const { t } = useTranslation('identity');
  return (
    <S.Line>
      <FormCheckbox name="isAgreed" label={t('register.agree', { age })} required />
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={onTerms}>
        {t('register.terms')}
      </Button>
    </S.Line>
  );
}
