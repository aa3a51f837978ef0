import { type ComponentPropsWithRef, createElement, type ElementType, type ReactNode } from 'react';

/** What a styled part becomes when its rules stand in a file: an element with one class more. */
export function part(type: ElementType, own: string) {
  return ({ className, ...rest }: ComponentPropsWithRef<'div'>) =>
    createElement(type, {
      ...rest,
      className: className === undefined ? own : `${own} ${className}`,
    });
}

/** What a global style becomes: its rules hold as soon as its file is there. */
export const globalStyle = () => () => null;

/** There is no sheet left to manage. */
export const StyleSheetManager = ({ children }: { children: ReactNode }) => children;
