import { Icon, type IconProps } from './Icon';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11.25M7.25 10.75 12 15.5l4.75-4.75M5 20h14" />
    </Icon>
  );
}
