// @chunk common
import { DirectionalIcon } from './DirectionalIcon';
import type { IconProps } from './Icon';

export function ChevronStartIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="m15.25 5-7 7 7 7" />
    </DirectionalIcon>
  );
}
