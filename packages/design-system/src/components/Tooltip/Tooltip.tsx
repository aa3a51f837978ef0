import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './Tooltip.styles';
import { useTooltip } from './useTooltip';

export const TOOLTIP_PLACEMENTS = ['above', 'below'] as const;
export type TooltipPlacement = (typeof TOOLTIP_PLACEMENTS)[number];

/** Attributes for the control. */
export interface TooltipTrigger {
  'aria-describedby': string;
  /** Disables the native tooltip. */
  title: undefined;
}

export interface TooltipProps
  extends Omit<ComponentPropsWithRef<'span'>, 'children' | keyof ReturnType<typeof useTooltip>> {
  /** Plain text, one sentence. */
  text: string;
  /** Preferred side; the other one if there is no space. */
  placement?: TooltipPlacement;
  /** Renders the button, link or field. Spread the given attributes on it. */
  children: (trigger: TooltipTrigger) => ReactNode;
}

/**
 * A short hint for a control, shown on hover and keyboard focus. It stays while the mouse is on it and
 * closes by Escape. Touch never shows it, so it must not be the only source of the information. For longer
 * or interactive content use `Popover`.
 */
export function Tooltip({ text, placement = 'above', ref, children, ...rest }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const handlers = useTooltip(root, tip);
  return (
    <S.Root data-component="Tooltip" {...rest} ref={useMergedRef(root, ref)} {...handlers}>
      {children({ 'aria-describedby': id, title: undefined })}
      <S.Tip ref={tip} id={id} role="tooltip" popover="manual" data-placement={placement}>
        {text}
      </S.Tip>
    </S.Root>
  );
}
