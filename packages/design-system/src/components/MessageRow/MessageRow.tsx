import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { BellIcon } from '../../icons/BellIcon';
import { ContractIcon } from '../../icons/ContractIcon';
import { GiftIcon } from '../../icons/GiftIcon';
import { ShieldIcon } from '../../icons/ShieldIcon';
import { SparkleIcon } from '../../icons/SparkleIcon';
import { UserIcon } from '../../icons/UserIcon';
import { WalletIcon } from '../../icons/WalletIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './MessageRow.styles';

export const MESSAGE_KINDS = [
  'SYSTEM',
  'FUNDS',
  'PROMOTION',
  'REWARD',
  'SECURITY',
  'AGENT',
  'CONTRACT',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface MessageRowMessage {
  id: string;
  kind: MessageKind;
  subject: string;
  /** Beginning of the text; at most two lines are shown. */
  excerpt: string;
  /** When it was sent: `text` is shown, `at` is ISO 8601. */
  time: { text: string; at: string };
  isRead: boolean;
  /** Address of the message. Without it the row is a button. */
  href?: string | undefined;
}

export interface MessageRowLabels {
  /** Read by screen readers before the subject of an unread message. */
  unread: string;
  /** Name of the checkbox; the subject is appended. */
  select: string;
  kinds: Readonly<Record<MessageKind, string>>;
}

export interface MessageRowProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** The message as its row shows it. */
  message: MessageRowMessage;
  labels?: Partial<MessageRowLabels>;
  /** Whether its box is ticked. */
  isSelected?: boolean;
  /** Called when the message is opened. */
  onOpen?: ((event: { id: string }) => void) | undefined;
  /** Called when the checkbox changes. Without it there is no checkbox. */
  onSelect?: ((event: { id: string; isSelected: boolean }) => void) | undefined;
}

const ICONS: Readonly<Record<MessageKind, ReactNode>> = {
  SYSTEM: <BellIcon />,
  FUNDS: <WalletIcon />,
  PROMOTION: <GiftIcon />,
  REWARD: <SparkleIcon />,
  SECURITY: <ShieldIcon />,
  AGENT: <UserIcon />,
  CONTRACT: <ContractIcon />,
};

/**
 * One message of an inbox. Pressing it anywhere opens it, except on the checkbox. Put rows into a list. For
 * something that has just happened use `showToast`.
 */
export function MessageRow({
  message,
  labels,
  isSelected = false,
  onOpen,
  onSelect,
  ...rest
}: MessageRowProps) {
  const texts = useLabels<MessageRowLabels>('MessageRow', labels);
  const { id, kind, subject, excerpt, time, isRead, href } = message;
  const excerptId = useId();
  const opener = {
    'aria-describedby': excerptId,
    onClick: () => onOpen?.({ id }),
    children: (
      <>
        {isRead ? null : <VisuallyHidden>{texts.unread} </VisuallyHidden>}
        {subject}
      </>
    ),
  };
  return (
    <S.Root
      data-component="MessageRow"
      data-unread={!isRead || undefined}
      data-selected={isSelected || undefined}
      {...rest}
    >
      {onSelect === undefined ? null : (
        <S.Choice>
          <S.Box
            type="checkbox"
            aria-label={[texts.select, subject].join(' ')}
            checked={isSelected}
            onChange={(event) => onSelect({ id, isSelected: event.target.checked })}
          />
        </S.Choice>
      )}
      <S.Sign aria-hidden>{ICONS[kind]}</S.Sign>
      <S.Text>
        <S.Line>
          <S.Subject>
            {href === undefined ? (
              <S.OpenButton type="button" {...opener} />
            ) : (
              <S.OpenLink href={href} {...opener} />
            )}
          </S.Subject>
          <S.Time dateTime={time.at}>{time.text}</S.Time>
        </S.Line>
        <S.Excerpt id={excerptId}>
          <VisuallyHidden>{`${texts.kinds?.[kind] ?? noText('MessageRow.kinds')}. `}</VisuallyHidden>
          {excerpt}
        </S.Excerpt>
      </S.Text>
    </S.Root>
  );
}
