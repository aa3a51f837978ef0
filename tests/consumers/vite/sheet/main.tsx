import '@parlour/design-system/fonts.css';
import * as designSystem from '@parlour/design-system';
import * as forms from '@parlour/design-system/forms';
import { type ComponentType, StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { mountedTypes } from './mountedTypes';
import { STORIES } from './readStories';

/** Long enough for what a component loads on first use. */
const SETTLE_MS = 40;

interface Sheet {
  version: string;
  stories: { name: string; allowed: string[] }[];
  /** Renders one story, waits until it has settled, and unmounts it. */
  show: (index: number) => Promise<void>;
  /** Components of the package's entry points that no story has rendered. */
  missing: () => string[];
}

declare global {
  interface Window {
    sheet: Sheet;
  }
}

type Icons = Record<string, ComponentType<{ size: number }>>;
const icons = import.meta.glob<Icons>(
  '../node_modules/@parlour/design-system/dist/icons/*Icon.js',
  { eager: true, exhaustive: true },
);
const everyIcon = {
  name: 'icons / every one',
  allowed: [],
  Drawn: () => (
    <>
      {Object.values(icons).flatMap((file) =>
        Object.entries(file).map(([name, Icon]) => <Icon key={name} size={24} />),
      )}
    </>
  ),
};

const stories = [...STORIES, everyIcon];
const seen = new Set<unknown>();
const container = document.getElementById('root') ?? document.body;
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, SETTLE_MS));
  });

const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
  !(typeof value === 'function' && value.prototype instanceof Error);

window.sheet = {
  version,
  stories: stories.map(({ name, allowed }) => ({
    name,
    allowed: allowed.map(({ source }) => source),
  })),
  show: async (index) => {
    const { Drawn } = stories[index] ?? everyIcon;
    const root = createRoot(container);
    root.render(
      <StrictMode>
        <designSystem.ThemeProvider>
          <Drawn />
        </designSystem.ThemeProvider>
      </StrictMode>,
    );
    await settle();
    for (const type of mountedTypes(container)) seen.add(type);
    root.unmount();
    await settle();
  },
  missing: () =>
    Object.entries({ ...designSystem, ...forms })
      .filter(([name, value]) => isComponent(name, value) && !seen.has(value))
      .map(([name]) => name),
};
