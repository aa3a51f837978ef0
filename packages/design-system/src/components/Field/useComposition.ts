import {
  type ChangeEventHandler,
  type CompositionEvent,
  type CompositionEventHandler,
  useRef,
  useState,
} from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

interface CompositionOptions<E extends Typed, V> {
  /** What the field shows; undefined where it keeps its text itself. */
  value: V;
  onChange?: ChangeEventHandler<E> | undefined;
  /** Takes the text at the end of a composition; with it `onChange` is not called in between. */
  onComposed?: ((field: E) => void) | undefined;
  onCompositionStart?: CompositionEventHandler<E> | undefined;
  onCompositionEnd?: CompositionEventHandler<E> | undefined;
}

/**
 * Lets an input method finish: while it composes, the field shows what is composed, whatever its owner makes of it.
 * To write another text into a field then breaks the composition off, and what was typed comes twice or not at all.
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
    /** Shows the field's own text again, for one that was chosen while something was composed. */
    drop: (): void => setComposed(null),
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
        // Some browsers tell of the last text after the end: until then it is what the field shows.
        setComposed((before) =>
          onComposed !== undefined || before === null || before === last ? null : last,
        );
        onComposed?.(currentTarget);
        onCompositionEnd?.(event);
      },
    },
  };
}
