import { Button } from '@parlour/design-system/Button';
import { IconButton } from '@parlour/design-system/IconButton';
import type { BrandValues } from '@parlour/design-system/theme';
import { VisuallyHidden } from '@parlour/design-system/VisuallyHidden';
import { useState } from 'react';
import { copyText } from './copyText';
import { linkTo } from './studioAddress';
import { RedoIcon, UndoIcon } from './studioIcons';
import * as S from './ThemeStudio.styles';
import type { Studio } from './useStudio';
import { useUndoKeys } from './useUndoKeys';

interface StudioBarProps {
  studio: Studio;
  /** What "Start again" goes back to. */
  first: BrandValues;
  /** Called with the values to compare with. */
  onKeep: (values: BrandValues) => void;
}

/** Steps, what to compare with, and the link. */
export function StudioBar({ studio, first, onKeep }: StudioBarProps) {
  const { good, canUndo, canRedo, undo, redo, change } = studio;
  const [said, setSaid] = useState('');
  const goBack = () => {
    undo();
    setSaid(canUndo ? 'One step back' : 'There is no step before');
  };
  const goForward = () => {
    redo();
    setSaid(canRedo ? 'One step forward' : 'There is no step after');
  };
  useUndoKeys(goBack, goForward);
  return (
    <S.Bar>
      <S.Actions>
        <S.Title>Theme studio</S.Title>
        {/* Not `disabled` at the end: that would drop the focus. */}
        <IconButton
          label="Undo"
          icon={<UndoIcon />}
          aria-disabled={!canUndo || undefined}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={goBack}
        />
        <IconButton
          label="Redo"
          icon={<RedoIcon />}
          aria-disabled={!canRedo || undefined}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          onClick={goForward}
        />
        <Button size="sm" variant="quiet" tone="neutral" onClick={() => change(first)}>
          Start again
        </Button>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </S.Actions>
      <S.Actions>
        <Button variant="outline" tone="neutral" onClick={() => onKeep(good.values)}>
          Keep as A
        </Button>
        <Button onClick={() => void copyText(linkTo(good.values), 'Link copied')}>Copy link</Button>
      </S.Actions>
    </S.Bar>
  );
}
