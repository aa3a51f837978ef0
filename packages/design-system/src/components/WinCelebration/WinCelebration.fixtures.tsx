import { type ReactNode, useState } from 'react';
import { Button } from '../Button/Button';
import { samplePicture } from '../SmartImage/SmartImage.fixtures';
import { WinCelebration, type WinCelebrationProps } from './WinCelebration';

export const CELEBRATION_LABELS = { won: 'You have won', close: 'Close' };

/** The box of a game, with a celebration inside. */
export function GameBox({ children }: { children: ReactNode }) {
  return (
    <div style={{ position: 'relative', minHeight: 320 }}>
      <img
        src={samplePicture(4, 640, 400)}
        alt=""
        style={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          objectFit: 'cover',
        }}
      />
      {children}
    </div>
  );
}

/** A game with state: a button stands for the round that wins. */
export function OwnedCelebration({ isOpen, onClose, ...props }: WinCelebrationProps) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <>
      <GameBox>
        <WinCelebration
          {...props}
          isOpen={isShown}
          onClose={() => {
            setIsShown(false);
            onClose();
          }}
        />
      </GameBox>
      <Button variant="outline" tone="neutral" onClick={() => setIsShown(true)}>
        The round ends
      </Button>
    </>
  );
}
