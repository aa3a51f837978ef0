import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Notice.styles';
import { type NoticeTone, TONE_ICONS } from './toneIcons';

export { NOTICE_TONES, type NoticeTone } from './toneIcons';

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: NoticeTone;
  /** Heading of the notice, in a few words. */
  title?: ReactNode;
  /** One button or link at the end of the line. */
  action?: ReactNode;
}

/**
 * A message about the content around it. Add `role="alert"` or `role="status"` if it appears in response to
 * an action. For a short-lived message use `showToast`; instead of missing content, `ErrorState` or
 * `EmptyState`.
 */
export function Notice({ tone = 'info', title, action, children, ...rest }: NoticeProps) {
  return (
    <S.Root data-component="Notice" data-tone={tone} {...rest}>
      <S.Icon>{TONE_ICONS[tone]}</S.Icon>
      <S.Text>
        {title === undefined ? null : <S.Title>{title}</S.Title>}
        {children}
      </S.Text>
      {action === undefined ? null : <S.Action>{action}</S.Action>}
    </S.Root>
  );
}
