'use client';

import { NavigationProvider } from '@parlour/design-system/NavigationProvider';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

/** Links of the design system, and all others, change the route without a reload. */
export function Links({ children }: { children: ReactNode }) {
  const { push, replace } = useRouter();
  return (
    <NavigationProvider
      onNavigate={({ path, isCurrent }) => (isCurrent ? replace(path) : push(path))}
    >
      {children}
    </NavigationProvider>
  );
}
