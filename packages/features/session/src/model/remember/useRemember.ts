import { useEffect, useState } from 'react';
import { forgetRemembered } from './forgetRemembered';
import { NOTHING_REMEMBERED, readRemembered, savedUsernames } from './remembered';

export interface RememberView {
  isOn: boolean;
  /** Usernames with a password saved here. */
  savedFor: readonly string[];
  onChange: (event: { isOn: boolean }) => void;
}

const NOBODY: readonly string[] = [];

/** "Remember me" of one login form (LOGIN-11); if it is not offered, nothing is read, stored or deleted. */
export function useRemember({ isOffered }: { isOffered: boolean }) {
  const [start] = useState(() => (isOffered ? readRemembered() : NOTHING_REMEMBERED));
  const [isOn, setIsOn] = useState(start.isOn);
  const [savedFor, setSavedFor] = useState(NOBODY);
  useEffect(() => {
    if (!isOffered) return undefined;
    let isWanted = true;
    void savedUsernames().then((usernames) => {
      if (isWanted) setSavedFor(usernames);
    });
    return () => {
      isWanted = false;
    };
  }, [isOffered]);

  const forget = (): Promise<void> => {
    setSavedFor(NOBODY);
    return forgetRemembered();
  };
  const view: RememberView = {
    isOn,
    savedFor,
    onChange: ({ isOn: next }) => {
      setIsOn(next);
      if (!next) void forget();
    },
  };
  return { start, isOn: isOffered && isOn, forget, view: isOffered ? view : undefined };
}
