import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useMergedRef } from '../../hooks/useMergedRef';
import { answerTheme } from './answerTheme';
import * as S from './GameSandbox.styles';
import { readGameMessage } from './gameMessages';
import { useKeptFromFrame } from './useKeptFromFrame';

/** Timeout for the loading of a game, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * Why a game can't go on: `timeout` after 20 seconds, `frame` if the browser refused to frame it, `spent` if
 * the game reports that its launch address is no longer valid, `focus` if it took the focus while it was inert.
 */
export type GameFault = 'timeout' | 'frame' | 'spent' | 'focus';

export interface GameSandboxProps
  extends Omit<
    ComponentPropsWithRef<'iframe'>,
    'children' | 'srcDoc' | 'sandbox' | 'allow' | 'referrerPolicy'
  > {
  /** Absolute address of the game, on another origin than the page. Check its host before you pass it. */
  src: string;
  /** Name of the game; accessible name of the frame. */
  title: string;
  /**
   * Keeps all input and the focus from the game, as while a reality check lies over it. A game that takes the focus all the
   * same fails with `focus`: take it away then. Default: false.
   */
  isInert?: boolean;
  /** Called when the game has loaded or sent its first message. */
  onReady?: () => void;
  /** Called when the game reports a changed balance. */
  onBalanceChange?: () => void;
  /** Called when the game can't go on or timed out. The owner then shows an error. */
  onFail?: (event: { fault: GameFault }) => void;
}

/**
 * A game in a sandboxed iframe: it can neither navigate nor read the page around it. Only messages from
 * its own origin and window are accepted. A game that asks for it is told the theme, the language and the direction
 * around it, and again after each change. For a page of the merchant use a link.
 */
export function GameSandbox({
  src,
  title,
  isInert = false,
  onReady,
  onBalanceChange,
  onFail,
  ref,
  ...rest
}: GameSandboxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const handleRef = useMergedRef(frame, ref);
  useKeptFromFrame(frame, isInert, () => onFail?.({ fault: 'focus' }));
  const latest = useLatest({ onReady, onBalanceChange, onFail });
  useEffect(() => {
    const { origin } = new URL(src);
    const fail = (fault: GameFault): void => latest.current.onFail?.({ fault });
    const timer = setTimeout(fail, TIMEOUT_MS, 'timeout');
    let stopTelling: (() => void) | undefined;
    const handleReady = (): void => {
      clearTimeout(timer);
      latest.current.onReady?.();
    };
    const handleMessage = (event: MessageEvent): void => {
      if (frame.current === null || event.source !== frame.current.contentWindow) return;
      if (event.origin !== origin) return;
      const message = readGameMessage(event.data);
      if (message === 'theme') {
        stopTelling?.();
        // An opaque origin can not be told apart from others, so it is told nothing.
        if (origin !== 'null') stopTelling = answerTheme(frame.current, origin);
        return;
      }
      // A game that sends another message is ready, even if pictures of its page are still loading.
      handleReady();
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
      stopTelling?.();
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
