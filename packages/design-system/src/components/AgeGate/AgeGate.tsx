import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import * as S from './AgeGate.styles';

/** What names the age is always given; the rest may be the built-in labels. */
export interface AgeGateLabels {
  /** The question: 'Are you 18 or older?' */
  title: string;
  /** Why it is asked. */
  text: string;
  /** The answer that lets in: 'I am 18 or older'. */
  confirm: string;
  /** The other answer: 'I am younger'. */
  refuse?: string;
  /** Heading after that answer. */
  refusedTitle: string;
  /** What it means, in a calm tone. */
  refusedText?: string;
  /** The button that goes back to the question. */
  correct?: string;
}

export interface AgeGateProps
  extends Omit<
      ComponentPropsWithRef<'dialog'>,
      'open' | 'onCancel' | 'onClose' | 'title' | 'children'
    >,
    Pick<DialogProps, 'isOpen'> {
  labels: AgeGateLabels;
  /** Who helps, shown to somebody who is too young. Default: nobody. */
  help?: ReactNode;
  /** Called when the visitor says that they are old enough. The gate closes only when you set `isOpen` to false. */
  onConfirm: () => void;
  /** Called when the visitor says that they are too young. The gate then says so by itself. */
  onRefuse?: () => void;
}

const ignore = () => undefined;

/**
 * Asks for the age before a site can be used. Neither Escape nor a press beside it closes it: only the
 * answer does, and a wrong answer can be corrected. Nothing behind it can be reached. For a question that can be
 * left open use `Dialog`.
 */
export function AgeGate({ isOpen, labels, help, onConfirm, onRefuse, ...rest }: AgeGateProps) {
  const texts = useLabels<Required<AgeGateLabels>>('AgeGate', labels);
  const textId = useId();
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog
      data-component="AgeGate"
      aria-describedby={textId}
      {...rest}
      isOpen={isOpen}
      isCloseDisabled
      onClose={ignore}
      size="sm"
      title={isRefused ? texts.refusedTitle : texts.title}
      footer={
        isRefused ? (
          <Button variant="outline" tone="neutral" onClick={() => setRefused(false)}>
            {texts.correct}
          </Button>
        ) : (
          <S.Answers>
            <Button
              variant="outline"
              tone="neutral"
              onClick={() => {
                setRefused(true);
                onRefuse?.();
              }}
            >
              {texts.refuse}
            </Button>
            <Button onClick={onConfirm}>{texts.confirm}</Button>
          </S.Answers>
        )
      }
    >
      <S.Content>
        <p id={textId}>{isRefused ? texts.refusedText : texts.text}</p>
        {isRefused ? help : null}
      </S.Content>
    </Dialog>
  );
}
