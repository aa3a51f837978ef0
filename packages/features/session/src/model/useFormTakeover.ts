import { loadChunk } from '@parlour/feature-core';
import { type ComponentType, useEffect, useRef, useState } from 'react';

/** What was typed into plain fields. */
export interface TypedLogin {
  username: string;
  password: string;
}

interface Taken<Props> {
  Form: ComponentType<Props>;
  typed: TypedLogin;
  /** Selector of the field that had focus. */
  focus: string | undefined;
}

const FOCUSABLE = [
  '[name="username"]',
  '[name="password"]',
  '[type="submit"]',
  '[role="tab"][aria-selected="true"]',
];

function typedIn(root: HTMLElement): TypedLogin {
  const valueOf = (name: string): string =>
    root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  return { username: valueOf('username'), password: valueOf('password') };
}

/**
 * Replaces plain fields by a heavy form that looks the same: with what was typed and with focus where it was. If the
 * fields were sent, it sends the form.
 */
export function useFormTakeover<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const root = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<Taken<Props>>();
  const [isComing, setIsComing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Whether the button was pressed before the form was loaded. */
  const wasSent = useRef(false);

  useEffect(() => {
    if (root.current === null || taken === undefined) return;
    if (taken.focus !== undefined) root.current.querySelector<HTMLElement>(taken.focus)?.focus();
    // Nothing is sent if another login method was chosen meanwhile.
    if (wasSent.current)
      root.current.querySelector<HTMLFormElement>('form:not([hidden] form)')?.requestSubmit();
  }, [taken]);

  const take = async ({ isSent }: { isSent: boolean }): Promise<void> => {
    wasSent.current ||= isSent;
    if (isComing) return;
    setIsComing(true);
    setHasFailed(false);
    try {
      const { default: Form } = await loadChunk(load);
      const { current } = root;
      if (current === null) return;
      const focus = FOCUSABLE.find(
        (each) => current.querySelector(each) === document.activeElement,
      );
      setTaken({ Form, typed: typedIn(current), focus });
    } catch {
      wasSent.current = false;
      setHasFailed(true);
    } finally {
      setIsComing(false);
    }
  };
  return { root, taken, isComing, hasFailed, take };
}
