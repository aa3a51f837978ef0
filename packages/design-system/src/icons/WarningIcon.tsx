import { Icon, type IconProps } from './Icon';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.75 19.5h18.5ZM12 10v4.25M12 16.9h.01" />
    </Icon>
  );
}
