'use client';

import { Switch } from '@parlour/design-system/Switch';
import { keepColorScheme, setColorScheme, useColorScheme } from '@parlour/design-system/theme';
import { useEffect } from 'react';

export function SchemeSwitch() {
  const isLight = useColorScheme() === 'light';
  useEffect(() => keepColorScheme(), []);
  return (
    <Switch
      label="Light theme"
      checked={isLight}
      onChange={({ target }) => setColorScheme(target.checked ? 'light' : 'dark')}
    />
  );
}
