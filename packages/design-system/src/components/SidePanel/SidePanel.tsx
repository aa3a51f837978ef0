import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing';
import { CloseIcon } from '../../icons/CloseIcon';
import * as S from './SidePanel.styles';

export { SidePanelButton, type SidePanelButtonProps } from './SidePanelButton';
export { SidePanelEntry, type SidePanelEntryProps } from './SidePanelEntry';

export interface SidePanelLabels {
  /** Name of the landmark and of the handle: 'Help and contact'. Not built in: it says what you put into the panel. */
  panel: string;
}

export interface SidePanelProps extends Omit<ComponentPropsWithRef<'aside'>, 'onToggle'> {
  labels: SidePanelLabels;
  /** Icon of the handle while closed. */
  icon: ReactNode;
  /** Controlled state: whether it is open. */
  isOpen?: boolean | undefined;
  /** Called with the new state when the user opens or closes the panel. */
  onToggle?: (event: { isOpen: boolean }) => void;
  /** Content of the panel. */
  children: ReactNode;
}

/**
 * A slim handle at the end edge of the screen that opens a panel: contact options, a code to scan. The page
 * stays usable beside it. Put it once per page, at the edge, for example as `aside` of `Page`. If an answer
 * is required use `Dialog`; for several pages, `OverlayShell`.
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
        // A dialog or list opened from the panel is not inside it, and closes first.
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
