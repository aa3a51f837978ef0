import { Icon, type IconProps } from './Icon';

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4.25M7.25 8.75 12 4l4.75 4.75M5 20h14" />
    </Icon>
  );
}
