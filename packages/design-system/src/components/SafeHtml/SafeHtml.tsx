import { type ComponentPropsWithRef, useLayoutEffect, useMemo, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef';
import * as S from './SafeHtml.styles';
import { type HtmlRules, sanitizeHtml } from './sanitizeHtml';

export interface SafeHtmlProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Partial<HtmlRules> {
  /** HTML from outside. Text, lists, tables, headings, links and pictures stay; everything else goes. */
  html: string;
}

const NO_HOSTS: readonly string[] = [];
const leaveLink = (href: string): string => href;
const hasPage = typeof document !== 'undefined';

/**
 * The one place where HTML from outside becomes part of the page. It arrives as checked nodes, never as
 * text, and shows in the browser alone: on a server the element is empty. Words without markup need no
 * more than an element.
 */
export function SafeHtml({
  html,
  imageHosts = NO_HOSTS,
  checkLink = leaveLink,
  ref,
  ...rest
}: SafeHtmlProps) {
  const root = useRef<HTMLDivElement>(null);
  // While it is drawn, which a page does in slices: what puts it on the page can't be interrupted.
  const nodes = useMemo(
    () => (hasPage ? [...sanitizeHtml(html, { imageHosts, checkLink }).childNodes] : []),
    [html, imageHosts, checkLink],
  );
  useLayoutEffect(() => {
    root.current?.replaceChildren(...nodes);
  }, [nodes]);
  return <S.Root data-component="SafeHtml" dir="auto" {...rest} ref={useMergedRef(root, ref)} />;
}
