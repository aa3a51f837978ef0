import { LinkButton } from '@parlour/design-system/LinkButton';
import { Notice } from '@parlour/design-system/Notice';

export interface CurrentPauseProps {
  title: string;
  /** One sentence each: until when it holds, how it ends, what is possible meanwhile. */
  texts: readonly string[];
  withdrawText: string;
  /** Address of the page to withdraw on. */
  withdrawHref: string;
}

/** The break or exclusion that holds, and the way to the money. */
export function CurrentPause({ title, texts, withdrawText, withdrawHref }: CurrentPauseProps) {
  return (
    <Notice
      title={title}
      action={
        <LinkButton href={withdrawHref} variant="outline" tone="neutral" size="sm">
          {withdrawText}
        </LinkButton>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
