import { Button } from '@parlour/design-system/Button';
import { CloseIcon } from '@parlour/design-system/icons/CloseIcon';
import { RefreshIcon } from '@parlour/design-system/icons/RefreshIcon';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Inline } from '@parlour/design-system/layout/Inline';
import type { ReactNode } from 'react';
import * as S from './GameBar.styles';

export interface GameBarProps {
  /** Name of what is played; the page's heading. */
  name: string;
  /** Further details, below the name. */
  children?: ReactNode;
  againText: string;
  /** Requests a fresh link, as when the old one has been used; undefined for no button. */
  onAgain: (() => void) | undefined;
  leaveText: string;
  /** Address of the exit link. */
  leaveHref: string;
}

/** A slim bar over a game, with its name and the buttons to open it again and to leave. */
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
        {/* Browsers fire `load` even for a refused iframe, so only a person can see that it is empty. */}
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
        <LinkButton
          href={leaveHref}
          size="sm"
          variant="outline"
          tone="neutral"
          icon={<CloseIcon size={16} />}
        >
          {leaveText}
        </LinkButton>
      </Inline>
    </S.Root>
  );
}
