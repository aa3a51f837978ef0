import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { Card } from '@parlour/design-system/Card';
import { FactList } from '@parlour/design-system/FactList';
import { Inline } from '@parlour/design-system/layout/Inline';
import { Stack } from '@parlour/design-system/layout/Stack';
import { QrCode } from '@parlour/design-system/QrCode';
import { formatDay } from '@parlour/feature-core';
import type { RegisterLink } from '@parlour/gateway-openapi/agent';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { linkStateOf } from '../../model/linkState';
import type { Figures } from '../../model/useFigures';
import * as S from './LinkList.styles';

export interface LinkListProps {
  links: readonly RegisterLink[];
  money: Figures;
  /** Id of the link that was just copied. */
  copiedId: string | null;
  /** Called with the id of the element that shows the address. */
  onCopy: (event: { link: RegisterLink; shownId: string }) => void;
  /** Opens the addresses for places, and the poster. */
  onShare: (event: { link: RegisterLink }) => void;
  onChange: (event: { link: RegisterLink }) => void;
  /** Opens a link again that is closed or has ended. */
  onRenew: (event: { link: RegisterLink }) => void;
  onRemove: (event: { link: RegisterLink }) => void;
}

/** The links of an agent, each with its QR code, visits and registrations. */
export function LinkList({
  links,
  money,
  copiedId,
  onCopy,
  onShare,
  onChange,
  onRenew,
  onRemove,
}: LinkListProps) {
  const { t } = useTranslation(['agent', 'agentLinks']);
  const listId = useId();
  return (
    <S.List role="list">
      {links.map((link) => {
        const { linkId, name, accountType, url, qrTarget, registered, visits } = link;
        const state = linkStateOf(link);
        const shownId = `${listId}-${linkId}`;
        return (
          <li key={linkId}>
            <Card>
              <S.Row>
                <QrCode value={qrTarget} label={t('link.code', { name })} size={104} />
                <Stack gap={12}>
                  <Inline gap={8}>
                    <S.Name>{name}</S.Name>
                    <Badge tone={state === 'open' ? 'positive' : 'neutral'}>
                      {t(`link.${state}`)}
                    </Badge>
                  </Inline>
                  <S.Address>
                    <bdi id={shownId} dir="ltr">
                      {url}
                    </bdi>
                  </S.Address>
                  <FactList
                    variant="columns"
                    facts={[
                      { label: t('account.type'), value: t(`accountType.${accountType}`) },
                      { label: t('link.registered'), value: money.count(registered) },
                      { label: t('link.visits'), value: money.count(visits) },
                      {
                        label: t('link.until'),
                        value:
                          link.expiresAt === null
                            ? t('link.stays')
                            : formatDay(link.expiresAt, money.tag),
                      },
                    ]}
                  />
                  <Inline gap={8}>
                    <Button
                      size="sm"
                      aria-label={t('link.copyOf', { name })}
                      onClick={() => onCopy({ link, shownId })}
                    >
                      {t(copiedId === linkId ? 'link.copied' : 'link.copy')}
                    </Button>
                    <Button
                      size="sm"
                      variant="outline"
                      tone="neutral"
                      aria-label={t('agentLinks:share.openOf', { name })}
                      onClick={() => onShare({ link })}
                    >
                      {t('agentLinks:share.open')}
                    </Button>
                    <Button
                      size="sm"
                      variant="outline"
                      tone="neutral"
                      aria-label={t(
                        state === 'open' ? 'link.changeOf' : 'agentLinks:renew.openOf',
                        { name },
                      )}
                      onClick={() => (state === 'open' ? onChange : onRenew)({ link })}
                    >
                      {t(state === 'open' ? 'link.change' : 'agentLinks:renew.open')}
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      tone="danger"
                      aria-label={t('link.removeOf', { name })}
                      onClick={() => onRemove({ link })}
                    >
                      {t('link.remove')}
                    </Button>
                  </Inline>
                </Stack>
              </S.Row>
            </Card>
          </li>
        );
      })}
    </S.List>
  );
}
