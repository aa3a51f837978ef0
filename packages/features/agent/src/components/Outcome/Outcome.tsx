import { Notice, type NoticeProps } from '@parlour/design-system/Notice';
import { useEffect, useRef } from 'react';

export interface OutcomeProps extends Omit<NoticeProps, 'role' | 'ref' | 'tabIndex'> {
  /** Takes focus where it replaces a form, whose focus would be lost. */
  takesFocus?: boolean;
}

/** The outcome of a form, announced: errors at once, the rest at the next pause. */
export function Outcome({ takesFocus = false, tone = 'info', ...rest }: OutcomeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <Notice
      {...rest}
      ref={notice}
      tone={tone}
      tabIndex={-1}
      role={tone === 'danger' ? 'alert' : 'status'}
    />
  );
}
