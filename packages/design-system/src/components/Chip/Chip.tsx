import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { CloseIcon } from '../../icons/CloseIcon';
import { noText } from '../../labels/noText';
import { useLabels } from '../../labels/useLabels';
import * as S from './Chip.styles';
import { type ChipCount, ChipFace } from './ChipFace';

export type { ChipCount } from './ChipFace';

export interface ChipLabels {
  /** Name of the button that removes the chip: 'Remove Slots'. */
  remove: (label: string) => string;
}

export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'onToggle'> {
  /** A word or two: the name of a filter, a tag. */
  label: string;
  /** Not needed without `onRemove`, or inside a `LabelsProvider`. */
  labels?: Partial<ChipLabels>;
  /** Decorative icon before the label, hidden from screen readers. */
  icon?: ReactNode;
  /** How many things the chip stands for. */
  count?: ChipCount | undefined;
  /** Shows it as chosen. Default: false. */
  isSelected?: boolean;
  /** Called with the new state; makes the chip a toggle button. It changes only when you set `isSelected`. */
  onToggle?: ((event: { isSelected: boolean }) => void) | undefined;
  /** Adds a button that removes the chip, as the keys Delete and Backspace do. Move the focus yourself, or use `ChipGroup`. */
  onRemove?: (() => void) | undefined;
  /** Takes no press. Default: false. */
  disabled?: boolean;
  /** Shows a spinner instead of the icon and ignores presses; the focus stays. Default: false. */
  isLoading?: boolean;
}

const REMOVE_KEYS = ['Delete', 'Backspace'];

/**
 * A small rounded filter or tag that can be switched on, removed, or both. Several of them are a `ChipGroup`. For an
 * action use `Button`; for a state that nobody changes, `Badge`.
 */
export function Chip({
  label,
  labels,
  icon,
  count,
  isSelected = false,
  onToggle,
  onRemove,
  disabled = false,
  isLoading = false,
  ...rest
}: ChipProps) {
  const texts = useLabels<Partial<ChipLabels>>('Chip', labels);
  const face = <ChipFace label={label} icon={icon} count={count} isLoading={isLoading} />;
  const isIdle = disabled || isLoading;
  const handleKeyDown = ({ key }: KeyboardEvent): void => {
    if (!isIdle && REMOVE_KEYS.includes(key)) onRemove?.();
  };
  return (
    <S.Root
      data-component="Chip"
      data-selected={isSelected || undefined}
      data-disabled={disabled || undefined}
      data-loading={isLoading || undefined}
      {...rest}
    >
      {onToggle === undefined ? (
        <S.Words>{face}</S.Words>
      ) : (
        <S.Press
          type="button"
          aria-pressed={isSelected}
          aria-busy={isLoading || undefined}
          // Not `disabled` while loading: that would drop the focus.
          aria-disabled={isLoading || undefined}
          disabled={disabled}
          onClick={isLoading ? undefined : () => onToggle({ isSelected: !isSelected })}
          onKeyDown={handleKeyDown}
        >
          {face}
        </S.Press>
      )}
      {onRemove === undefined ? null : (
        <S.Remove
          type="button"
          aria-label={texts.remove?.(label) ?? noText('Chip.remove')}
          aria-disabled={isLoading || undefined}
          disabled={disabled}
          onClick={isLoading ? undefined : onRemove}
          onKeyDown={handleKeyDown}
        >
          <CloseIcon size={16} />
        </S.Remove>
      )}
    </S.Root>
  );
}
