import { Icon, type IconProps } from './Icon';

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20s-8.25-4.6-8.25-10.6A4.65 4.65 0 0 1 12 6.7a4.65 4.65 0 0 1 8.25 2.7C20.25 15.4 12 20 12 20Z" />
    </Icon>
  );
}
