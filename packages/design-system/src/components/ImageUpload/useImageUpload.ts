import { useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { checkImage, type ImageFault } from './checkImage';
import { keyOfFile } from './keyOfFile';

export interface RefusedFile {
  name: string;
  problem: ImageFault;
  /** Distinguishes two files of the same name. */
  key: number;
}

export interface ImageUploadInput {
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  maxFiles: number;
  maxBytes: number;
  /** Finds what is wrong with a file. Default: whether it is a picture. */
  check?: (file: Blob, maxBytes: number) => ReturnType<typeof checkImage>;
  onChange: ((event: { value: File[] }) => void) | undefined;
}

/** State and handlers of `ImageUpload`: checked files, refused files, and focus. */
export function useImageUpload({
  value,
  defaultValue,
  maxFiles,
  maxBytes,
  check = checkImage,
  onChange,
}: ImageUploadInput) {
  const root = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  const [own, setOwn] = useState(defaultValue);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const files = value ?? own;
  const latest = useLatest(files);

  // The focused remove button is gone: focus the next one, else the last one, else the input.
  useLayoutEffect(() => {
    const at = removedAt.current;
    removedAt.current = null;
    if (at === null || root.current === null) return;
    const buttons = root.current.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons[Math.min(at, buttons.length - 1)];
    (next ?? root.current.querySelector('input'))?.focus();
  }, [files]);

  const commit = (next: File[]): void => {
    // Set at once: a second selection may be checked before the next render.
    latest.current = next;
    setOwn(next);
    onChange?.({ value: next });
  };

  return {
    root,
    files,
    refused,
    add: async (list: Iterable<File>): Promise<void> => {
      const chosen = [...list];
      if (chosen.length === 0) return;
      const problems = await Promise.all(chosen.map((file) => check(file, maxBytes)));
      const accepted = [...latest.current];
      const refusedFiles: RefusedFile[] = [];
      chosen.forEach((file, index) => {
        const problem = problems[index] ?? (accepted.length >= maxFiles ? 'count' : undefined);
        if (problem === undefined) accepted.push(file);
        else refusedFiles.push({ name: file.name, problem, key: keyOfFile(file) });
      });
      setRefused(refusedFiles);
      if (accepted.length > latest.current.length) commit(accepted);
    },
    remove: (file: File): void => {
      removedAt.current = latest.current.indexOf(file);
      setRefused([]);
      commit(latest.current.filter((other) => other !== file));
    },
  };
}
