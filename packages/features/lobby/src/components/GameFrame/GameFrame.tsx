import { useEffect, useRef } from 'react';
import * as S from './GameFrame.styles';
import { readGameMessage } from './gameMessages';

/** A game that has not come after this long counts as lost, in ms. */
const PATIENCE = 20_000;

export interface GameFrameProps {
  /** Address of the game; its origin has been checked. */
  src: string;
  /** Name of the game. */
  title: string;
  /** Called when the game says that the balance has changed. */
  onBalanceChange: () => void;
  /**
   * Called when the game will not come: `timeout` after 20 s, `frame` where the browser would not frame it,
   * `spent` where the game says that its address no longer counts.
   */
  onFail: (fault: 'timeout' | 'frame' | 'spent') => void;
}

/** A game in its own sandbox: it runs and plays, and can neither move nor read the page around it. */
export function GameFrame({ src, title, onBalanceChange, onFail }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const { origin } = new URL(src);
    const handleMessage = (event: MessageEvent): void => {
      const isOurs = event.origin === origin && event.source === frame.current?.contentWindow;
      const message = isOurs ? readGameMessage(event.data) : null;
      if (message === 'balance') onBalanceChange();
      if (message === 'spent') onFail('spent');
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
    };
  }, [src, onBalanceChange, onFail]);

  useEffect(() => {
    const { origin } = new URL(src);
    const handleRefusal = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) onFail('frame');
    };
    const timer = setTimeout(() => onFail('timeout'), PATIENCE);
    const handleLoad = (): void => clearTimeout(timer);
    const element = frame.current;
    element?.addEventListener('load', handleLoad);
    document.addEventListener('securitypolicyviolation', handleRefusal);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('load', handleLoad);
      document.removeEventListener('securitypolicyviolation', handleRefusal);
    };
  }, [src, onFail]);

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
