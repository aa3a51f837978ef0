import type { ComponentPropsWithRef } from 'react';

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  /** Width and height as a CSS length or px; by default it grows with the text beside it. */
  size?: number | string;
}

/** The sheet that every icon is drawn on: 24 by 24, one stroke, the colour of the text, silent to readers. */
export function Icon({ size = '1.25em', ...rest }: IconProps) {
  return (
    <svg
      aria-hidden
      focusable={false}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    />
  );
}
