import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { keepWhileComposing } from '../../hooks/isComposing';
import { Button, type ButtonSize, type ButtonTone, type ButtonVariant } from '../Button/Button';
import * as S from './Popover.styles';
import { usePopover } from './usePopover';

export const POPOVER_PLACEMENTS = ['start', 'end'] as const;
export type PopoverPlacement = (typeof POPOVER_PLACEMENTS)[number];

export interface PopoverLabels {
  /** Accessible name of the button, if `label` alone does not say it. */
  button?: string;
  /** Accessible name of the panel. Default: that of the button. */
  panel?: string;
}

/** Passed to the content, to control its panel. */
export interface PopoverPanel {
  close: () => void;
}

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  /** Content of the button. */
  label: ReactNode;
  labels?: PopoverLabels;
  /** Icon before the label. */
  icon?: ReactNode;
  variant?: ButtonVariant;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Edge of the button that the panel is aligned with. Default: `start`. */
  placement?: PopoverPlacement;
  /** Called after the panel has opened or closed. */
  onToggle?: (event: { isOpen: boolean }) => void;
  /** Content of the panel, rendered only while it is open. Pass a function to close it from inside. */
  children: ReactNode | ((panel: PopoverPanel) => ReactNode);
}

/**
 * A button that opens a panel with small content: a filter, a code to scan, an explanation with a link.
 * Focus goes to the first field or to the element with `data-autofocus`. It closes by Escape, by a press
 * outside and when focus leaves. For a list of actions use `Menu`; if an answer is required, `Dialog`.
 */
export function Popover({
  label,
  labels,
  icon,
  variant = 'outline',
  tone = 'neutral',
  size = 'md',
  placement = 'start',
  onToggle,
  onBlur,
  children,
  ...rest
}: PopoverProps) {
  const id = useId();
  const { isOpen, close, root, trigger, panel } = usePopover(onToggle);
  const triggerId = `${id}-button`;
  const panelId = `${id}-panel`;
  const named =
    labels?.panel === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': labels.panel };
  return (
    <S.Root
      data-component="Popover"
      {...rest}
      onBlur={(event) => {
        onBlur?.(event);
        root.onBlur(event);
      }}
    >
      <Button
        id={triggerId}
        variant={variant}
        tone={tone}
        size={size}
        icon={icon}
        aria-label={labels?.button}
        aria-haspopup="dialog"
        aria-controls={isOpen ? panelId : undefined}
        {...trigger}
      >
        {label}
      </Button>
      <S.Panel
        id={panelId}
        role="dialog"
        popover="auto"
        tabIndex={-1}
        data-placement={placement}
        onKeyDown={keepWhileComposing}
        {...named}
        {...panel}
      >
        {isOpen ? (typeof children === 'function' ? children({ close }) : children) : null}
      </S.Panel>
    </S.Root>
  );
}
