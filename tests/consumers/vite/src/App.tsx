import { Button } from '@parlour/design-system/Button';
import { LinkButton } from '@parlour/design-system/LinkButton';
import { Stack } from '@parlour/design-system/layout/Stack';
import { Menu } from '@parlour/design-system/Menu';
import { ToastRegion } from '@parlour/design-system/ToastRegion';
import { keepColorScheme, readColorScheme, setColorScheme } from '@parlour/design-system/theme';
import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Labels } from './Labels';
import { Links } from './Links';
import { LoginDialog } from './LoginDialog';

export function App() {
  useEffect(() => keepColorScheme(), []);
  return (
    <BrowserRouter>
      <Links>
        <Labels>
          <main>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/rules" element={<Rules />} />
            </Routes>
          </main>
          <ToastRegion />
        </Labels>
      </Links>
    </BrowserRouter>
  );
}

function Home() {
  const [place, setPlace] = useState('');
  return (
    <Stack>
      <h1>Lagoon</h1>
      <p role="status">{place}</p>
      <Menu
        label="Menu"
        items={[
          { id: 'slots', label: 'Slots' },
          { id: 'live', label: 'Live tables' },
        ]}
        onSelect={({ id }) => setPlace(`Chosen: ${id}`)}
      />
      <Button
        variant="outline"
        onClick={() => setColorScheme(readColorScheme() === 'light' ? 'dark' : 'light')}
      >
        Change theme
      </Button>
      <LoginDialog />
      <LinkButton href="/rules">Rules</LinkButton>
    </Stack>
  );
}

const Rules = () => (
  <Stack>
    <h1>Rules of the house</h1>
    <LinkButton href="/">Back</LinkButton>
  </Stack>
);
