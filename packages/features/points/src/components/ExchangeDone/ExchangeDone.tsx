import { Button } from '@parlour/design-system/Button';
import { type Fact, FactList } from '@parlour/design-system/FactList';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Notice } from '@parlour/design-system/Notice';
import { useTranslation } from 'react-i18next';

export interface ExchangeDoneProps {
  title: string;
  text: string;
  /** Whether somebody has to approve it first. */
  isWaiting?: boolean;
  facts: readonly Fact[];
  /** Address of the redeem history. */
  historyHref: string;
  onClose: () => void;
}

/** The outcome of an exchange, with its number (PTS-01). */
export function ExchangeDone({
  title,
  text,
  isWaiting = false,
  facts,
  historyHref,
  onClose,
}: ExchangeDoneProps) {
  const { t } = useTranslation(['points', 'common']);
  return (
    <Stack>
      <Notice role="status" tone={isWaiting ? 'info' : 'positive'} title={title}>
        {text}
      </Notice>
      {facts.length === 0 ? null : <FactList facts={facts} isSunken />}
      <Inline justify="end">
        <LinkButton href={historyHref} variant="quiet" tone="neutral">
          {t('done.history')}
        </LinkButton>
        <Button onClick={onClose} data-autofocus>
          {t('common:actions.ok')}
        </Button>
      </Inline>
    </Stack>
  );
}
