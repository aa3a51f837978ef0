import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './Tooltip.styles';
import { useTooltip } from './useTooltip';

export const TOOLTIP_PLACEMENTS = ['above', 'below'] as const;
export type TooltipPlacement = (typeof TOOLTIP_PLACEMENTS)[number];

/** What the element that is explained takes over. */
export interface TooltipTrigger {
  'aria-describedby': string;
  /** The browser's own tip would show as well. */
  title: undefined;
}

export interface TooltipProps
  extends Omit<ComponentPropsWithRef<'span'>, 'children' | keyof ReturnType<typeof useTooltip>> {
  /** Plain words, one sentence. */
  text: string;
  /** Side that it stands on where there is room; otherwise the other one. */
  placement?: TooltipPlacement;
  /** Draws the button, link or field that is explained, with these attributes on it. */
  children: (trigger: TooltipTrigger) => ReactNode;
}

/**
 * A few words about a control, seen while the mouse rests on it or the keyboard is there. It stays while
 * the mouse is on it and goes at Escape. A finger never sees it: nothing that people need may be said
 * here alone. For more than a sentence, or anything to press, take `Popover`.
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
