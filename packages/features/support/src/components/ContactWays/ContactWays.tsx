import { Divider } from '@parlour/design-system/Divider';
import { ErrorPanel } from '@parlour/design-system/ErrorPanel';
import { ChatIcon } from '@parlour/design-system/icons/ChatIcon';
import { FeatherIcon } from '@parlour/design-system/icons/FeatherIcon';
import { GlobeIcon } from '@parlour/design-system/icons/GlobeIcon';
import { InfoIcon } from '@parlour/design-system/icons/InfoIcon';
import { PhoneIcon } from '@parlour/design-system/icons/PhoneIcon';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { UserIcon } from '@parlour/design-system/icons/UserIcon';
import { QrCode } from '@parlour/design-system/QrCode';
import { SidePanelButton, SidePanelEntry } from '@parlour/design-system/SidePanel';
import { Skeleton } from '@parlour/design-system/Skeleton';
import { PATHS } from '@parlour/feature-core';
import { RetryButton } from '@parlour/feature-parts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactWay } from '../../model/contactWays';
import type { GatewayState } from '../../model/gatewayState';
import type { ChatProgress } from '../../model/useChat';
import { ChatLine } from '../ChatLine/ChatLine';
import * as S from './ContactWays.styles';

export interface ContactWaysProps {
  ways: readonly ContactWay[];
  /** State of the entries of customer service. */
  service: GatewayState<unknown>;
  chat: ChatProgress;
  /** Address in the QR code. */
  address: string;
  onOpenChat: (modelId: string) => void;
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  FACEBOOK: <UserIcon />,
  TELEGRAM: <FeatherIcon />,
};

/** The configured contact channels, the help centre, and a QR code for the phone (SUP-03). */
export function ContactWays({ ways, service, chat, address, onOpenChat }: ContactWaysProps) {
  const { t } = useTranslation('support');
  const noteOf = (note: string | null, isAvailable: boolean): string =>
    [note, isAvailable ? null : t('sideBar.closed')].filter((each) => each !== null).join(' · ');
  const draw = (way: ContactWay): ReactNode => {
    if (way.kind === 'link')
      return (
        <SidePanelEntry
          href={way.href}
          target="_blank"
          rel="noopener noreferrer"
          icon={SIGNS[way.id] ?? <GlobeIcon />}
          label={way.label}
        />
      );
    const note = noteOf(way.note, way.isAvailable);
    return way.kind === 'telephone' ? (
      <SidePanelEntry
        href={way.href}
        icon={<PhoneIcon />}
        label={`${way.label}: ${way.number}`}
        note={note}
      />
    ) : (
      <SidePanelButton
        icon={<ChatIcon />}
        label={way.label}
        note={note}
        isLoading={chat.opening === way.id}
        onClick={() => onOpenChat(way.id)}
      />
    );
  };
  return (
    <S.Root aria-busy={service.status === 'loading' || undefined}>
      {service.status === 'loading' ? <Skeleton height="96px" /> : null}
      {service.status === 'failed' ? (
        <ErrorPanel
          variant="compact"
          labels={{ title: t('sideBar.failed'), text: service.message }}
          help={
            <RetryButton
              variant="outline"
              tone="neutral"
              size="sm"
              icon={<RefreshIcon />}
              state={service}
            />
          }
        />
      ) : null}
      {ways.length === 0 && service.status === 'ready' ? (
        <S.Words>{t('sideBar.none')}</S.Words>
      ) : (
        <S.List role="list">
          {ways.map((way) => (
            <li key={way.id}>{draw(way)}</li>
          ))}
        </S.List>
      )}
      <ChatLine chat={chat} />
      <SidePanelEntry href={PATHS.help} icon={<InfoIcon />} label={t('sideBar.help')} />
      <Divider />
      <S.Code>
        <QrCode value={address} label={t('sideBar.code')} />
        <S.Words>{t('sideBar.codeText')}</S.Words>
      </S.Code>
    </S.Root>
  );
}
