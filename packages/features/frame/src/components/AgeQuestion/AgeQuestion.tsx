import { AgeGate } from '@parlour/design-system/AgeGate';
import { useHelpOrganisations } from '@parlour/feature-core';
import { HelpContacts } from '@parlour/feature-shared';
import { useTranslation } from 'react-i18next';

export interface AgeQuestionProps {
  /** Age from which somebody may play, in years. */
  age: number;
  /** Called when the visitor says to be that old. */
  onConfirm: () => void;
}

/** Asks a first visit for the age, and names who helps where somebody is too young (SP-13). */
export function AgeQuestion({ age, onConfirm }: AgeQuestionProps) {
  const { t } = useTranslation('ageGate');
  // Without the policy the gate asks all the same; only the organisations are missing.
  const organisations = useHelpOrganisations();
  return (
    <AgeGate
      isOpen
      labels={{
        title: t('title', { age }),
        text: t('text', { age }),
        confirm: t('confirm', { age }),
        refuse: t('refuse'),
        refusedTitle: t('refusedTitle', { age }),
        refusedText: t('refusedText'),
        correct: t('correct'),
      }}
      help={<HelpContacts organisations={organisations} />}
      onConfirm={onConfirm}
    />
  );
}
