import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conformance } from '../../testing/conformance';
import { renderThemed } from '../../testing/render';
import { GameCard } from './GameCard';
import { GAME_LABELS, sampleGame } from './GameCard.fixtures';

describe('GameCard', () => {
  conformance((props) => <GameCard {...props} game={sampleGame(0)} labels={GAME_LABELS} />, {
    element: 'article',
    dataComponent: 'GameCard',
  });

  const draw = (canTry: boolean) => {
    const onPlay = vi.fn();
    const onFreePlay = canTry ? vi.fn() : undefined;
    renderThemed(
      <GameCard
        game={sampleGame(0)}
        labels={GAME_LABELS}
        onPlay={onPlay}
        onFreePlay={onFreePlay}
      />,
    );
    const play = screen.getByRole('button', { name: 'Play Lantern Koi' });
    const tap = () => {
      fireEvent.pointerDown(play, { pointerType: 'touch' });
      fireEvent.click(play);
    };
    return { onPlay, play, tap };
  };

  it('shows a finger the choices first and plays at the second tap', () => {
    const { onPlay, play, tap } = draw(true);
    tap();
    expect(onPlay).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(play);
    tap();
    expect(onPlay).toHaveBeenCalledExactlyOnceWith({ id: 'game-0' });
  });

  it('plays at the first tap where there is nothing to choose from', () => {
    const { onPlay, tap } = draw(false);
    tap();
    expect(onPlay).toHaveBeenCalledOnce();
  });

  it('[PK-03] is a link to its game, which a finger follows at the second tap', () => {
    renderThemed(
      <GameCard
        game={sampleGame(0)}
        labels={GAME_LABELS}
        href="#game-0"
        onFreePlay={() => undefined}
      />,
    );
    const link = screen.getByRole('link', { name: 'Play Lantern Koi' });
    expect(link.getAttribute('href')).toBe('#game-0');
    const tap = () => {
      fireEvent.pointerDown(link, { pointerType: 'touch' });
      // False where the link is not followed.
      return fireEvent.click(link);
    };
    expect([tap(), tap()]).toEqual([false, true]);
  });

  it('names the heart by what it does next', () => {
    renderThemed(
      <GameCard
        game={sampleGame(0)}
        labels={GAME_LABELS}
        isFavourite
        onToggleFavourite={() => undefined}
      />,
    );
    const heart = screen.getByRole('button', { name: 'Remove from favourites Lantern Koi' });
    expect(heart.getAttribute('aria-pressed')).toBe('true');
  });

  it('says neither that its heart is full nor that it is empty where that is not known', () => {
    const onToggleFavourite = vi.fn();
    renderThemed(
      <GameCard
        game={sampleGame(0)}
        labels={GAME_LABELS}
        isFavourite={null}
        onToggleFavourite={onToggleFavourite}
      />,
    );
    const heart = screen.getByRole('button', { name: 'Add to favourites Lantern Koi' });
    expect(heart.getAttribute('aria-pressed')).toBeNull();
    fireEvent.click(heart);
    expect(onToggleFavourite).toHaveBeenCalledWith({ id: 'game-0', isFavourite: true });
  });

  it('[LOB-09] offers free play only where it is given', () => {
    draw(false);
    expect(screen.queryByRole('button', { name: /^Free play/ })).toBeNull();
  });
});
