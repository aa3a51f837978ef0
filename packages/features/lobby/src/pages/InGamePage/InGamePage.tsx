import { Button } from '@parlour/design-system/Button';
import { ErrorState } from '@parlour/design-system/ErrorState';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Spinner } from '@parlour/design-system/Spinner';
import { PATHS, useCoreDispatch } from '@parlour/feature-core';
import { baseApi, type GatewayError } from '@parlour/gateway-openapi';
import { useGetGameQuery } from '@parlour/gateway-openapi/games';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { GameFrame } from '../../components/GameFrame/GameFrame';
import { useLaunch } from '../../model/useLaunch';
import * as S from './InGamePage.styles';

/** A game being played: a slim bar with its name and the way out, and the game itself. */
export default function InGamePage() {
  const { t } = useTranslation('lobby');
  const [query] = useSearchParams();
  const nodeId = Number(query.get('game') ?? '');
  const known = Number.isSafeInteger(nodeId) && nodeId > 0 ? nodeId : null;
  const { data: game } = useGetGameQuery({ nodeId: known ?? 0 }, { skip: known === null });
  const { launch, retry } = useLaunch(known);
  const dispatch = useCoreDispatch();
  const handleBalanceChange = useCallback(() => {
    dispatch(baseApi.util.invalidateTags(['Balance', 'RecentGames']));
  }, [dispatch]);
  const name = game?.displayName ?? t('game.unnamed');
  return (
    <S.Root>
      <S.Bar>
        <S.Title>{name}</S.Title>
        <LinkButton href={PATHS.slots} size="sm" variant="outline" tone="neutral">
          {t('game.leave')}
        </LinkButton>
      </S.Bar>
      <S.Stage>
        {launch.status === 'loading' ? (
          <Spinner size="lg" label={t('game.opening', { name })} />
        ) : null}
        {launch.status === 'open' ? (
          <GameFrame src={launch.src} title={name} onBalanceChange={handleBalanceChange} />
        ) : null}
        {launch.status === 'failed' ? (
          <ErrorState
            title={t('game.failedTitle')}
            action={<Button onClick={retry}>{t('game.again')}</Button>}
          >
            {failureText(launch.error) ?? t('game.failedText')}
          </ErrorState>
        ) : null}
      </S.Stage>
    </S.Root>
  );
}

/** The gateway's own words where it refused; they are written for people and in their language. */
const failureText = (error: GatewayError | null): string | null =>
  error?.kind === 'refused' && error.message !== '' ? error.message : null;
