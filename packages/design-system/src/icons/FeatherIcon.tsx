import { Icon, type IconProps } from './Icon';

export function FeatherIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 4C12.2 4 7 8.4 7 14.5V17h2.5C15.6 17 20 11.8 20 4ZM4 20 14.75 9.25M11 13h4.75" />
    </Icon>
  );
}
