import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './GameSandbox.styles';
import { readGameMessage } from './gameMessages';

/** A game that has not come after this long counts as lost, in ms. */
const PATIENCE = 20_000;

/**
 * Why a game will not come: `timeout` after 20 seconds, `frame` where the browser would not frame it, `spent`
 * where the game says that its address no longer counts.
 */
export type GameFault = 'timeout' | 'frame' | 'spent';

export interface GameSandboxProps
  extends Omit<
    ComponentPropsWithRef<'iframe'>,
    'children' | 'srcDoc' | 'sandbox' | 'allow' | 'referrerPolicy'
  > {
  /** Whole address of the game, on another origin than the page: its host has been checked. */
  src: string;
  /** Name of the game. */
  title: string;
  /** Called when the game has come: its page is there, or it has said something. */
  onReady?: () => void;
  /** Called when the game says that the balance has changed. */
  onBalanceChange?: () => void;
  /** Called when the game will not come, or not soon; what is shown then is the owner's. */
  onFail?: (event: { fault: GameFault }) => void;
}

/**
 * A game in its own sandbox: it runs and plays, and can neither move nor read the page around it. Heard is
 * what comes from its own origin and window alone. For a page of the merchant take a link.
 */
export function GameSandbox({
  src,
  title,
  onReady,
  onBalanceChange,
  onFail,
  ref,
  ...rest
}: GameSandboxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const handleRef = useMergedRef(frame, ref);
  const latest = useLatest({ onReady, onBalanceChange, onFail });
  useEffect(() => {
    const { origin } = new URL(src);
    const fail = (fault: GameFault): void => latest.current.onFail?.({ fault });
    const timer = setTimeout(fail, PATIENCE, 'timeout');
    const handleReady = (): void => {
      clearTimeout(timer);
      latest.current.onReady?.();
    };
    const handleMessage = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      // Whoever speaks is there, though a picture of its page may still be under way.
      handleReady();
      const message = readGameMessage(event.data);
      if (message === 'balance') latest.current.onBalanceChange?.();
      if (message === 'spent') fail('spent');
    };
    const handleRefusal = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) fail('frame');
    };
    const element = frame.current;
    element?.addEventListener('load', handleReady);
    window.addEventListener('message', handleMessage);
    document.addEventListener('securitypolicyviolation', handleRefusal);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('load', handleReady);
      window.removeEventListener('message', handleMessage);
      document.removeEventListener('securitypolicyviolation', handleRefusal);
    };
  }, [src, latest]);
  return (
    <S.Root
      data-component="GameSandbox"
      ref={handleRef}
      src={src}
      title={title}
      {...rest}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      allow="fullscreen; autoplay"
      referrerPolicy="strict-origin"
    />
  );
}
