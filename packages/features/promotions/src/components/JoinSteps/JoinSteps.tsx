import { Section } from '@parlour/design-system/layout/Section';
import { useTranslation } from 'react-i18next';
import * as S from './JoinSteps.styles';

/** The three steps to the first bonus. */
export function JoinSteps() {
  const { t } = useTranslation('promotions');
  const steps = [
    [t('join.register'), t('join.registerText')],
    [t('join.deposit'), t('join.depositText')],
    [t('join.bonus'), t('join.bonusText')],
  ] as const;
  return (
    <Section title={t('join.steps')}>
      <S.List role="list">
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </S.List>
    </Section>
  );
}
