import { Button } from '@parlour/design-system/Button';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { copyText, useCoreSelector } from '@parlour/feature-core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './RecoveryCodes.styles';

export interface RecoveryCodesProps {
  /** What has just happened. */
  title: string;
  /** What they are for. Default: for a lost authenticator. */
  text?: string | undefined;
  codes: readonly string[];
  /** Called once the person has saved them. */
  onSaved: () => void;
}

/** The codes for a lost factor, shown only once, to be copied or saved (MC-04, TR-04). */
export function RecoveryCodes({ title, text, codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation('member');
  const site = useCoreSelector(({ merchant }) => merchant.theme.name);
  const [copyResult, setCopyResult] = useState<'copied' | 'copyFailed' | null>(null);
  const listId = useId();
  const lines = codes.join('\n');
  const file = `${site} · ${t('twoFactor.codes')}\n\n${lines}\n`;
  return (
    <Stack>
      <Notice tone="warning" role="status" title={title}>
        {text ?? t('twoFactor.keep')}
      </Notice>
      <S.Codes id={listId} role="list" aria-label={t('twoFactor.codes')} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </S.Codes>
      <Inline>
        <Button
          variant="outline"
          tone="neutral"
          aria-live="polite"
          onClick={async () =>
            setCopyResult((await copyText(lines, listId)) ? 'copied' : 'copyFailed')
          }
        >
          {t(`twoFactor.${copyResult ?? 'copy'}`)}
        </Button>
        <LinkButton
          variant="outline"
          tone="neutral"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t('twoFactor.file')}
        >
          {t('twoFactor.save')}
        </LinkButton>
      </Inline>
      <Button isWide data-autofocus onClick={onSaved}>
        {t('twoFactor.kept')}
      </Button>
    </Stack>
  );
}
