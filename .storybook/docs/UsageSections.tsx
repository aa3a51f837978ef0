import { Markdown } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { Usage } from '../../packages/design-system/src/docs/usage';

const files = import.meta.glob<Usage>('../../packages/design-system/src/components/*/*.docs.ts', {
  import: 'usage',
});
const loading = new Map<string, Promise<Usage | undefined>>();

/** Loads what is written of a component, once. */
function usageOf(name: string): Promise<Usage | undefined> {
  const path = `../../packages/design-system/src/components/${name}/${name}.docs.ts`;
  const known = loading.get(name) ?? files[path]?.() ?? Promise.resolve(undefined);
  loading.set(name, known);
  return known;
}

function List({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (items === undefined) return null;
  return (
    <div>
      <h3>{title}</h3>
      <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
    </div>
  );
}

function Table({ head, rows }: { head: [string, string]; rows: readonly [ReactNode, string][] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text}>{text}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, text]) => (
          <tr key={text}>
            <td>{key}</td>
            <td>{text.replaceAll('`', '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Do and don't, anatomy, keys and what is read out, where they are written for a component. */
export default function UsageSections({ name }: { name: string }) {
  const usage = use(usageOf(name));
  if (usage === undefined) return null;
  const { anatomy = [], keyboard, screenReader, dos, donts } = usage;
  return (
    <div className="pl-docs">
      {dos === undefined && donts === undefined ? null : (
        <>
          <h2 id="usage">Usage</h2>
          <div className="pair">
            <List title="Do" items={dos} />
            <List title="Don’t" items={donts} />
          </div>
        </>
      )}
      {anatomy.length === 0 ? null : (
        <>
          <h2 id="anatomy">Anatomy</h2>
          <Table
            head={['Part', 'What it is']}
            rows={anatomy.map(({ part, what }) => [part, what])}
          />
        </>
      )}
      <h2 id="keyboard">Keyboard</h2>
      <Table
        head={['Keys', 'What they do']}
        rows={keyboard.map(({ keys, action }) => [
          keys.map((key) => <kbd key={key}>{key}</kbd>),
          action,
        ])}
      />
      <h2 id="screen-reader">Screen readers</h2>
      <Markdown>{screenReader.map((item) => `- ${item}`).join('\n')}</Markdown>
    </div>
  );
}
