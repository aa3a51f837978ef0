import { Icon, type IconProps } from './Icon';

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.25 5 6v5.5c0 4.25 2.75 7.5 7 9.25 4.25-1.75 7-5 7-9.25V6ZM8.75 12l2.5 2.5 4.25-4.75" />
    </Icon>
  );
}
