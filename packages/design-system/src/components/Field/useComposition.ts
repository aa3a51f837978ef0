import {
  type ChangeEventHandler,
  type CompositionEvent,
  type CompositionEventHandler,
  useRef,
  useState,
} from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

interface CompositionOptions<E extends Typed, V> {
  /** Controlled value; undefined for an uncontrolled field. */
  value: V;
  onChange?: ChangeEventHandler<E> | undefined;
  /** Called with the field at the end of a composition. With it, `onChange` is not called while composing. */
  onComposed?: ((field: E) => void) | undefined;
  onCompositionStart?: CompositionEventHandler<E> | undefined;
  onCompositionEnd?: CompositionEventHandler<E> | undefined;
}

/**
 * Protects the composition of an input method (IME): meanwhile the field shows the composed text, whatever value its
 * owner sets. Writing another text would abort the composition and duplicate or lose what was typed.
 */
export function useComposition<
  E extends Typed,
  V extends string | number | readonly string[] | undefined,
>({ value, onChange, onComposed, onCompositionStart, onCompositionEnd }: CompositionOptions<E, V>) {
  const isOpen = useRef(false);
  const [composed, setComposed] = useState<string | null>(null);
  return {
    /** The text that is being composed, or null. */
    composed,
    /** Shows the value again, for an option that was chosen while composing. */
    showValue: (): void => setComposed(null),
    field: {
      ...(value !== undefined && { value: composed ?? value }),
      onChange: ((event) => {
        const { isComposing } = event.nativeEvent as Partial<InputEvent>;
        const isPart = isOpen.current || isComposing === true;
        setComposed(isPart ? event.target.value : null);
        if (!isPart || onComposed === undefined) onChange?.(event);
      }) satisfies ChangeEventHandler<E>,
      onCompositionStart: (event: CompositionEvent<E>): void => {
        isOpen.current = true;
        onCompositionStart?.(event);
      },
      onCompositionEnd: (event: CompositionEvent<E>): void => {
        isOpen.current = false;
        const { currentTarget } = event;
        const last = currentTarget.value;
        // Some browsers fire the last `change` after the end: until then the field shows the composed text.
        setComposed((before) =>
          onComposed !== undefined || before === null || before === last ? null : last,
        );
        onComposed?.(currentTarget);
        onCompositionEnd?.(event);
      },
    },
  };
}
