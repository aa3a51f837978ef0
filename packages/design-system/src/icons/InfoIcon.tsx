import { Icon, type IconProps } from './Icon';

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.25M12 7.75h.01" />
    </Icon>
  );
}
