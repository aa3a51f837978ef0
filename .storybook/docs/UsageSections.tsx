import { Markdown } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import type { Usage } from '../../packages/design-system/src/docs/usage';
import { ExampleSection } from './ExampleSection';
import { loadWritten } from './written';

const usageOf = loadWritten(
  import.meta.glob<Usage>('../../packages/design-system/src/{components,layout}/*/*.docs.ts', {
    import: 'usage',
  }),
);

function Items({ items }: { items: readonly string[] }) {
  return <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>;
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <Items items={items} />
    </div>
  );
}

function Table({ head, rows }: { head: [string, string]; rows: readonly [ReactNode, string][] }) {
  return (
    <table className="terms">
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

/** When a component is the right one, and which one is where it is not. */
export function WhenSection({ name }: { name: string }) {
  const usage = use(usageOf(name));
  if (usage === undefined) return null;
  return (
    <div className="pl-docs">
      <div className="pair">
        <List title="When to use it" items={usage.when} />
        <List title="When not" items={usage.whenNot} />
      </div>
    </div>
  );
}

/** Do and don't, anatomy, keys and what is read out. */
export default function UsageSections({ name }: { name: string }) {
  const usage = use(usageOf(name));
  if (usage === undefined) return null;
  const { anatomy = [], keyboard, screenReader, dos, donts } = usage;
  return (
    <>
      <div className="pl-docs">
        <h2 id="usage">Usage</h2>
        <div className="pair">
          <List title="Do" items={dos} />
          <List title="Don’t" items={donts} />
        </div>
      </div>
      <ExampleSection name={name} />
      <div className="pl-docs">
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
        {keyboard.length === 0 ? (
          <p>It takes no focus of its own.</p>
        ) : (
          <Table
            head={['Keys', 'What they do']}
            rows={keyboard.map(({ keys, action }) => [
              keys.map((key) => <kbd key={key}>{key}</kbd>),
              action,
            ])}
          />
        )}
        <h2 id="screen-reader">Screen readers</h2>
        <Items items={screenReader} />
      </div>
    </>
  );
}
