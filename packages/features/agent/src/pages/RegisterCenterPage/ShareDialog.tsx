import { Button } from '@parlour/design-system/Button';
import { Dialog } from '@parlour/design-system/Dialog';
import { Stack } from '@parlour/design-system/layout/Stack';
import { QrPoster } from '@parlour/design-system/QrPoster';
import { TextField } from '@parlour/design-system/TextField';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useCoreSelector } from '@parlour/feature-core';
import type { RegisterLink } from '@parlour/gateway-openapi/agent';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../components/Outcome/Outcome';
import { addressFor, posterFile } from '../../model/linkPlace';
import { useCopy } from '../../model/useCopy';

export interface ShareDialogProps {
  link: RegisterLink;
  onClose: () => void;
}

/** The address of a link for one place, to copy, and as a poster (AG-08). */
export default function ShareDialog({ link, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['agentLinks', 'agent', 'common']);
  const siteName = useCoreSelector(({ merchant }) => merchant.theme.name);
  const addressId = useId();
  const [place, setPlace] = useState('');
  const [headline, setHeadline] = useState(t('share.headlineStart'));
  const { copied, hasFailed, copy } = useCopy();
  const address = addressFor(link.url, place);
  const shown = address ?? link.url;
  return (
    <Dialog
      isOpen
      title={t('share.openOf', { name: link.name })}
      labels={{ close: t('common:actions.close') }}
      onClose={onClose}
    >
      <Stack gap={16}>
        <TextField
          label={t('share.place')}
          hint={t('share.placeHint')}
          error={address === null ? t('share.placeInvalid') : undefined}
          value={place}
          maxLength={64}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setPlace(event.target.value)}
        />
        <TextField
          id={addressId}
          label={t('share.address')}
          readOnly
          dir="ltr"
          value={shown}
          onFocus={(event) => event.target.select()}
        />
        <Button
          disabled={address === null}
          onClick={() => void copy(link.linkId, shown, addressId)}
        >
          {t(copied === null ? 'agent:link.copy' : 'agent:link.copied')}
        </Button>
        {hasFailed ? <Outcome tone="danger">{t('agent:link.notCopied')}</Outcome> : null}
        <VisuallyHidden role="status">
          {copied === null ? '' : t('agent:link.copied')}
        </VisuallyHidden>
        <TextField
          label={t('share.headline')}
          value={headline}
          maxLength={80}
          onChange={(event) => setHeadline(event.target.value)}
        />
        <QrPoster
          siteName={siteName}
          headline={headline}
          value={shown}
          label={t('share.poster', { name: link.name })}
          fileName={posterFile(link.affiliateCode, address === null ? '' : place)}
          labels={{ download: t('share.download') }}
        />
      </Stack>
    </Dialog>
  );
}
