import { useEffect, useRef } from 'react';
import * as S from './GameFrame.styles';

export interface GameFrameProps {
  /** Address of the game; its origin has been checked. */
  src: string;
  /** Name of the game. */
  title: string;
  /** Called when the game says that the balance has changed. */
  onBalanceChange: () => void;
}

/** What a game may tell the page around it. Everything else is dropped without a word. */
const isBalanceMessage = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'parlour:balance-changed';

/** A game in its own sandbox: it runs and plays, and can neither move nor read the page around it. */
export function GameFrame({ src, title, onBalanceChange }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin } = new URL(src);
    const handleMessage = (event: MessageEvent): void => {
      const isOurs = event.origin === origin && event.source === frame.current?.contentWindow;
      if (isOurs && isBalanceMessage(event.data)) onBalanceChange();
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
    };
  }, [src, onBalanceChange]);
  return (
    <S.Frame
      ref={frame}
      src={src}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen; autoplay"
      referrerPolicy="strict-origin"
    />
  );
}
