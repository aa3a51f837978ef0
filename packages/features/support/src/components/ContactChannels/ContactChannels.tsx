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
import { RetryButton } from '@parlour/feature-shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactChannel } from '../../model/contactChannels';
import type { GatewayState } from '../../model/gatewayState';
import type { ChatProgress } from '../../model/useChat';
import { ChatStatus } from '../ChatStatus/ChatStatus';
import * as S from './ContactChannels.styles';

export interface ContactChannelsProps {
  channels: readonly ContactChannel[];
  /** State of the entries of customer service. */
  service: GatewayState<unknown>;
  chat: ChatProgress;
  /** Address in the QR code. */
  address: string;
  onOpenChat: (modelId: string) => void;
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  FACEBOOK: <UserIcon />,
  TELEGRAM: <FeatherIcon />,
};

/** The configured contact channels, the help centre, and a QR code for the phone (SUP-03). */
export function ContactChannels({
  channels,
  service,
  chat,
  address,
  onOpenChat,
}: ContactChannelsProps) {
  const { t } = useTranslation('support');
  const noteOf = (note: string | null, isAvailable: boolean): string =>
    [note, isAvailable ? null : t('sideBar.closed')].filter((each) => each !== null).join(' · ');
  const renderChannel = (channel: ContactChannel): ReactNode => {
    if (channel.kind === 'link')
      return (
        <SidePanelEntry
          href={channel.href}
          target="_blank"
          rel="noopener noreferrer"
          icon={ICONS[channel.id] ?? <GlobeIcon />}
          label={channel.label}
        />
      );
    const note = noteOf(channel.note, channel.isAvailable);
    return channel.kind === 'telephone' ? (
      <SidePanelEntry
        href={channel.href}
        icon={<PhoneIcon />}
        label={`${channel.label}: ${channel.number}`}
        note={note}
      />
    ) : (
      <SidePanelButton
        icon={<ChatIcon />}
        label={channel.label}
        note={note}
        isLoading={chat.opening === channel.id}
        onClick={() => onOpenChat(channel.id)}
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
      {channels.length === 0 && service.status === 'ready' ? (
        <S.Words>{t('sideBar.none')}</S.Words>
      ) : (
        <S.List role="list">
          {channels.map((channel) => (
            <li key={channel.id}>{renderChannel(channel)}</li>
          ))}
        </S.List>
      )}
      <ChatStatus chat={chat} />
      <SidePanelEntry href={PATHS.help} icon={<InfoIcon />} label={t('sideBar.help')} />
      <Divider />
      <S.Code>
        <QrCode value={address} label={t('sideBar.code')} />
        <S.Words>{t('sideBar.codeText')}</S.Words>
      </S.Code>
    </S.Root>
  );
}
