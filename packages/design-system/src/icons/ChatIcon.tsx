import { DirectionalIcon } from './DirectionalIcon';
import type { IconProps } from './Icon';

export function ChatIcon(props: IconProps) {
  return (
    <DirectionalIcon {...props}>
      <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5ZM8.5 8.5h7M8.5 11.75h4" />
    </DirectionalIcon>
  );
}
