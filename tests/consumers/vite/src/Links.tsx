import { NavigationProvider } from '@parlour/design-system/NavigationProvider';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <NavigationProvider
      onNavigate={({ path, isCurrent }) => void navigate(path, { replace: isCurrent })}
    >
      {children}
    </NavigationProvider>
  );
}
