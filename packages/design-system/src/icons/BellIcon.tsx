import { Icon, type IconProps } from './Icon';

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16.25V11a6 6 0 0 1 12 0v5.25L19.5 18h-15ZM10.25 21h3.5M12 5V3.25" />
    </Icon>
  );
}
