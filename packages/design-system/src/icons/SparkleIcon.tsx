import { Icon, type IconProps } from './Icon';

export function SparkleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 5.5c.7 4.3 2.6 6.5 7 7.5-4.4 1-6.3 3.2-7 7.5-.7-4.3-2.6-6.5-7-7.5 4.4-1 6.3-3.2 7-7.5ZM18.5 3v4M16.5 5h4" />
    </Icon>
  );
}
