import { Badge } from '@parlour/design-system/Badge';
import { Button } from '@parlour/design-system/Button';
import { useMoney } from '@parlour/feature-core';
import type { Room } from '@parlour/gateway-openapi/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as S from './RoomList.styles';

/** Rooms that are shown before the visitor opens the full list. */
const FIRST = 8;

export interface RoomListProps {
  /** In display order: free ones first. */
  rooms: readonly Room[];
  /** Called when somebody wants to sit down. */
  onJoin: (room: Room) => void;
}

/** The rooms of a vendor with their limits and free seats; a full or closed one can not be joined. */
export function RoomList({ rooms, onJoin }: RoomListProps) {
  const { t } = useTranslation('lobby');
  const { full: money } = useMoney();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rooms : rooms.slice(0, FIRST);
  return (
    <>
      <S.List role="list">
        {shown.map((room) => {
          const { roomId, roomName, minBet, maxBet, seats, seatsTaken, state } = room;
          return (
            <S.Room key={roomId}>
              <S.Name dir="auto">{roomName}</S.Name>
              <S.Limits>{t('rooms.bets', { min: money(minBet), max: money(maxBet) })}</S.Limits>
              <S.Foot>
                <S.Seats>
                  <S.Dots aria-hidden style={{ '--_seats': seats, '--_taken': seatsTaken }} />
                  {t('rooms.free', { count: seats - seatsTaken })}
                </S.Seats>
                {state === 'OPEN' ? (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('rooms.joinNamed', { name: roomName })}
                    onClick={() => onJoin(room)}
                  >
                    {t('rooms.join')}
                  </Button>
                ) : (
                  <Badge tone={state === 'FULL' ? 'warning' : 'neutral'}>
                    {t(`rooms.state.${state}`)}
                  </Badge>
                )}
              </S.Foot>
            </S.Room>
          );
        })}
      </S.List>
      {shown.length === rooms.length ? null : (
        <S.Rest>
          <Button variant="quiet" tone="neutral" onClick={() => setIsWhole(true)}>
            {t('rooms.all', { count: rooms.length })}
          </Button>
        </S.Rest>
      )}
    </>
  );
}
