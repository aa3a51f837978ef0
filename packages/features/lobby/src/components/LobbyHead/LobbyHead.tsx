// @chunk lists
import { Badge } from '@parlour/design-system/Badge';
import { HeartIcon } from '@parlour/design-system/icons/HeartIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { formatRebate, isRebateKnown, useLanguage } from '@parlour/feature-core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOBBY_PATHS } from '../../model/lobbyPaths';
import * as S from './LobbyHead.styles';

export interface LobbyHeadProps {
  title: string;
  /** How many games there are; null while that is not known. */
  count: number | null;
  /** What the page is about, in a sentence. */
  text?: string | undefined;
  /** The category, whose rebate is shown (LOB-10). */
  gameType?: string;
  /** The visitor's own rebate, shown instead of the merchant's. */
  rebate?: ReactNode;
  /** For the pages of the member's own games, which need no link to themselves. */
  isMine?: boolean;
  /** Buttons of the page, at the end of the row. */
  actions?: ReactNode;
}

/** Name of a page of games, with their number, the rebate, and a link to the member's own games. */
export function LobbyHead({
  title,
  count,
  text,
  gameType = '',
  rebate,
  isMine = false,
  actions,
}: LobbyHeadProps) {
  const { t } = useTranslation('lobby');
  const { tag } = useLanguage();
  return (
    <S.Head>
      <S.Title>{title}</S.Title>
      {isRebateKnown(gameType)
        ? (rebate ?? (
            <Badge tone="accent">{t('list.rebate', { rebate: formatRebate(gameType, tag) })}</Badge>
          ))
        : null}
      <S.Count role="status">{count === null ? '' : t('list.count', { count })}</S.Count>
      <S.Actions>
        {actions}
        {isMine ? null : (
          <LinkButton
            href={LOBBY_PATHS.favourites}
            size="sm"
            variant="quiet"
            tone="neutral"
            icon={<HeartIcon size={16} />}
          >
            {t('mine.title')}
          </LinkButton>
        )}
      </S.Actions>
      {text === undefined ? null : <S.Text>{text}</S.Text>}
    </S.Head>
  );
}
