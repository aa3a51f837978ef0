import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { CloseIcon } from '../../icons/CloseIcon';
import * as S from './SidePanel.styles';

export { SidePanelButton, type SidePanelButtonProps } from './SidePanelButton';
export { SidePanelEntry, type SidePanelEntryProps } from './SidePanelEntry';

export interface SidePanelLabels {
  /** Name of the landmark and of what the handle opens: 'Help and contact'. */
  panel: string;
}

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'onToggle'> {
  labels: SidePanelLabels;
  /** Shown on the handle while it is closed. */
  icon: ReactNode;
  /** Whether it is open, where the owner holds it. */
  isOpen?: boolean | undefined;
  /** Called with what is wanted next. */
  onToggle?: (event: { isOpen: boolean }) => void;
  children: ReactNode;
}

/**
 * A slim handle at the end edge of the screen that opens a panel: ways to customer service, a code to
 * scan. The page stays usable beside it. Place it at the edge, as the `aside` of `Page` does, once a
 * page. For what must be answered take `Dialog`; for pages of their own, `OverlayShell`.
 */
export function SidePanel({
  labels,
  icon,
  isOpen: given,
  onToggle,
  onKeyDown,
  children,
  ...rest
}: SidePanelProps) {
  const panelId = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const toggle = (next: boolean): void => {
    setOwn(next);
    onToggle?.({ isOpen: next });
  };
  return (
    <S.Root
      data-component="SidePanel"
      data-open={isOpen || undefined}
      aria-label={labels.panel}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented || isComposing(event))
          return;
        // A dialog or list that the panel opened goes first, and is not inside of it.
        event.stopPropagation();
        toggle(false);
        handle.current?.focus();
      }}
    >
      <S.Handle
        ref={handle}
        type="button"
        aria-label={labels.panel}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => toggle(!isOpen)}
      >
        {isOpen ? <CloseIcon /> : icon}
      </S.Handle>
      <S.Panel id={panelId} hidden={!isOpen}>
        {children}
      </S.Panel>
    </S.Root>
  );
}
