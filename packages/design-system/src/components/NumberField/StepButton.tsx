import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { useHeldPress } from './useHeldPress';

export interface StepButtonProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onStep: () => void;
}

/** For pointers only: the keyboard has the arrow keys, so Tab skips it. */
export function StepButton({ label, icon, disabled, onStep }: StepButtonProps) {
  const press = useHeldPress(onStep, disabled);
  return (
    <IconButton size="sm" tabIndex={-1} label={label} icon={icon} disabled={disabled} {...press} />
  );
}
