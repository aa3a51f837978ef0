import { Icon, type IconProps } from './Icon';

export function ContractIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5h7.5L18.5 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM14 3.75V8.5h4.25" />
      <path d="M8.75 12h6.5M8.75 16.25c1-1.25 1.75-1.25 2.25 0s1.25 1.25 2.25 0" />
    </Icon>
  );
}
