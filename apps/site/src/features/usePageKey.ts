import { pageKeyOf, useCoreSelector } from '@parlour/feature-core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Writes the key of what is shown to `data-page` of the document (RT-14). */
export function usePageKey(): void {
  const { pathname } = useLocation();
  const overlay = useCoreSelector(({ overlay: { stack } }) => stack.at(-1)?.name);
  const key = pageKeyOf(pathname, overlay);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (key === undefined) delete dataset['page'];
    else dataset['page'] = key;
  }, [key]);
}
