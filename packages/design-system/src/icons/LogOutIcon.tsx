import { DirectionalIcon } from './DirectionalIcon';
import type { IconProps } from './Icon';

export function LogOutIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="M13 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H13M10 12h10.5M16.5 8l4 4-4 4" />
    </DirectionalIcon>
  );
}
