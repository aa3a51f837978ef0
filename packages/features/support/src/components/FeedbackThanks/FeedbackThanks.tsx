import { CheckIcon } from '@parlour/design-system/icons/CheckIcon';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './FeedbackThanks.styles';

export interface FeedbackThanksProps {
  /** Id of the feedback, for customer service. */
  reference: string;
}

/** Replaces the form: thanks, and what happens next (SUP-02). Takes focus, since the form's button is gone. */
export function FeedbackThanks({ reference }: FeedbackThanksProps) {
  const { t } = useTranslation('support');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Root>
      <S.Sign aria-hidden>
        <CheckIcon size={28} />
      </S.Sign>
      <S.Title ref={heading} tabIndex={-1}>
        {t('feedback.thanksTitle')}
      </S.Title>
      <S.Text>{t('feedback.thanksText')}</S.Text>
      <S.Reference>{t('feedback.reference', { id: reference })}</S.Reference>
    </S.Root>
  );
}
