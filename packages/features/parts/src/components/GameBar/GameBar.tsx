import { Button } from '@parlour/design-system/Button';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import type { ReactNode } from 'react';
import * as S from './GameBar.styles';

export interface GameBarProps {
  /** Name of what is played; the page's heading. */
  name: string;
  /** What else there is to say of it, below its name. */
  children?: ReactNode;
  againText: string;
  /** Asks for a fresh link, as when the one that was opened is spent; without it there is no such button. */
  onAgain: (() => void) | undefined;
  leaveText: string;
  /** Where the way out leads. */
  leaveHref: string;
}

/** A slim bar over what is played: its name, and the ways to open it anew and out of it. */
export function GameBar({
  name,
  children,
  againText,
  onAgain,
  leaveText,
  leaveHref,
}: GameBarProps) {
  return (
    <S.Root>
      <S.Words>
        <S.Name>{name}</S.Name>
        {children}
      </S.Words>
      <Inline gap={4}>
        {/* A browser fires `load` for a frame that it refused, so only a person sees that nothing came. */}
        {onAgain === undefined ? null : (
          <Button
            size="sm"
            variant="quiet"
            tone="neutral"
            icon={<RefreshIcon size={16} />}
            onClick={onAgain}
          >
            {againText}
          </Button>
        )}
        <LinkButton href={leaveHref} size="sm" variant="outline" tone="neutral">
          {leaveText}
        </LinkButton>
      </Inline>
    </S.Root>
  );
}
