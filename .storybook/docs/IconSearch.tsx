import './docs.css';
import { type ComponentType, useState } from 'react';

type Drawn = ComponentType<{ size?: number }>;

const files = import.meta.glob<Record<string, Drawn>>(
  '../../packages/design-system/src/icons/*Icon.tsx',
  { eager: true },
);
const BASES = new Set(['Icon', 'DirectionalIcon']);
const ICONS = Object.values(files)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => /^[A-Z]\w+Icon$/.test(name) && !BASES.has(name));

/** All icons with a search; a press copies the import. */
export function IconSearch() {
  const [wanted, setWanted] = useState('');
  const [copied, setCopied] = useState('');
  const found = ICONS.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const copy = (name: string): void => {
    void navigator.clipboard
      .writeText(`import { ${name} } from '@parlour/design-system/icons/${name}';`)
      .then(() => setCopied(name));
  };
  return (
    <div className="pl-docs">
      <input
        type="search"
        aria-label="Search icons"
        placeholder="Search, as in wallet"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p role="status">
        {copied === ''
          ? `${found.length} icons. A press copies the import.`
          : `${copied} is copied.`}
      </p>
      <ul className="tiles">
        {found.map(([name, Icon]) => (
          <li key={name}>
            <button type="button" className="tile" onClick={() => copy(name)}>
              <Icon size={24} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
