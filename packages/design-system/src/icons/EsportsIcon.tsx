import { Icon, type IconProps } from './Icon';

export function EsportsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 7h9a5 5 0 0 1 4.9 4l.85 4.1a2.3 2.3 0 0 1-4 2l-2.5-2.85h-7.5l-2.5 2.85a2.3 2.3 0 0 1-4-2L2.6 11a5 5 0 0 1 4.9-4ZM8.5 9.25v3M7 10.75h3M15.25 9.9h.01M17 12h.01" />
    </Icon>
  );
}
