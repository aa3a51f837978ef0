import { Icon, type IconProps } from './Icon';

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 5.5h16.5v13H3.75ZM4.5 6.25 12 12.5l7.5-6.25" />
    </Icon>
  );
}
