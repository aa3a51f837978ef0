import { Icon, type IconProps } from './Icon';

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M3 9.6A13 13 0 0 1 7.6 6.9M11.2 6.05A13 13 0 0 1 21 9.6M6.3 13.1a8.4 8.4 0 0 1 4-2.1M15 11.6a8.4 8.4 0 0 1 2.7 1.5M9.6 16.6a3.8 3.8 0 0 1 4.8 0M12 19.75v.01" />
    </Icon>
  );
}
