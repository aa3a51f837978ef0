// @chunk common
import { DirectionalIcon } from './DirectionalIcon';
import type { IconProps } from './Icon';

export function ChevronEndIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="m8.75 5 7 7-7 7" />
    </DirectionalIcon>
  );
}
