import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { LazyComponent } from '../feature/feature';
import { loadLateTexts } from '../i18n/lateTexts';
import { Boundary } from './Boundary';
import { loadChunk } from './loadChunk';
import { retries } from './retries';

interface LazyOptions {
  /** Also loads the texts of the pages behind the first one (`late`). Default: false. */
  hasTexts?: boolean;
  /**
   * For what a page can do without: nothing is rendered while it loads, or if it fails. Default: false, which leaves
   * both to the `Suspense` and the `Boundary` around it.
   */
  isOptional?: boolean;
}

/** A component in a chunk of its own. */
export type LazyChunk<Props = object> = ComponentType<Props> & {
  /** Loads it before it is rendered, so that no fallback is shown. */
  preload: () => Promise<void>;
};

/** Messages of browsers for an import that failed. They may cache the failure, so that a retry would fail at once. */
const REMEMBERED = /module/;

const nothing = () => null;

/**
 * A component that is loaded when it is first rendered. A chunk that failed is loaded again when the `Boundary` around
 * it retries, or when the browser is online again. React's own `lazy` would keep the error.
 */
export function lazyChunk(load: LazyComponent, options?: LazyOptions): LazyChunk;
export function lazyChunk<Props extends object>(
  load: LazyComponent<Props>,
  options?: LazyOptions,
): LazyChunk<Props>;
export function lazyChunk<Props extends object>(
  load: LazyComponent<Props>,
  { hasTexts = false, isOptional = false }: LazyOptions = {},
): LazyChunk<Props> {
  let preloaded: ComponentType<Props> | undefined;
  const start = () =>
    loadChunk(() =>
      hasTexts ? Promise.all([load(), loadLateTexts()]).then(([module]) => module) : load(),
    );
  const ask = () =>
    lazy<ComponentType<Props>>(() =>
      start().catch((error: unknown) => {
        if (!REMEMBERED.test(String(error)))
          retries.add(() => {
            Part = ask();
          });
        throw error;
      }),
    );
  let Part = ask();
  function Chunk(props: Props) {
    // `lazy` would suspend once even if the module is loaded.
    const [Preloaded] = useState(() => preloaded);
    return Preloaded === undefined ? <Part {...props} /> : <Preloaded {...props} />;
  }
  function OptionalChunk(props: Props) {
    return (
      <Boundary fallback={nothing}>
        <Suspense>
          <Chunk {...props} />
        </Suspense>
      </Boundary>
    );
  }
  const preload = async () => {
    preloaded = (await start()).default;
  };
  return Object.assign(isOptional ? OptionalChunk : Chunk, { preload });
}
