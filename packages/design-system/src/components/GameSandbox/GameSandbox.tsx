import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './GameSandbox.styles';

export interface GameSandboxProps
  extends Omit<
    ComponentPropsWithRef<'iframe'>,
    'children' | 'srcDoc' | 'sandbox' | 'allow' | 'referrerPolicy'
  > {
  /** Whole address of the game, on another origin than the page: its host has been checked. */
  src: string;
  /** Name of the game. */
  title: string;
  /** Called when the game says that the balance has changed. */
  onBalanceChange?: () => void;
}

/** What a game may tell the page around it. Everything else is dropped without a word. */
const isBalanceMessage = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'parlour:balance-changed';

/**
 * A game in its own sandbox: it runs and plays, and can neither move nor read the page around it. Heard is
 * what comes from its own origin and window alone. For a page of the merchant take a link.
 */
export function GameSandbox({ src, title, onBalanceChange, ref, ...rest }: GameSandboxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const handleRef = useMergedRef(frame, ref);
  const latest = useLatest(onBalanceChange);
  useEffect(() => {
    const { origin } = new URL(src);
    const handleMessage = (event: MessageEvent): void => {
      const isOurs = event.origin === origin && event.source === frame.current?.contentWindow;
      if (isOurs && isBalanceMessage(event.data)) latest.current?.();
    };
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
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
