import { Button } from '@parlour/design-system/Button';
import { copyText } from '@parlour/feature-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Name of what is copied. */
  label: string;
  /** Id of the element that shows it. */
  shownId: string;
}

/** Copies a text and says so, or that the browser does not allow it. */
export function CopyButton({ text, label, shownId }: CopyButtonProps) {
  const { t } = useTranslation('wallet');
  const [copyResult, setCopyResult] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    setCopyResult((await copyText(text, shownId)) ? 'copied' : 'copyFailed');
  };
  return (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      aria-label={copyResult === null ? t('pay.copyOf', { name: label }) : undefined}
      aria-live="polite"
      onClick={() => void copy()}
    >
      {t(copyResult === null ? 'pay.copy' : `pay.${copyResult}`)}
    </Button>
  );
}
