import { ThemeProvider } from '@parlour/design-system/theme';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentChange, ComponentFacts, ComponentTokens } from '../docgen/facts';

const KILOBYTE = 1000;

interface FactsProps {
  name: string;
  facts: ComponentFacts;
  element: string | undefined;
  /** Gzipped bytes. */
  size: number | undefined;
}

/** What an engineer asks first: the import, what it weighs, and where the rest of the props go. */
export function Facts({ name, facts, element, size }: FactsProps) {
  return (
    <div className="pl-docs">
      <ul className="facts">
        <li>
          <code>{`import { ${name} } from '@parlour/design-system/${facts.entry}';`}</code>
        </li>
        {size === undefined ? null : (
          <li>{(size / KILOBYTE).toFixed(1)} kB alone with its styles, gzipped</li>
        )}
        {element === undefined ? null : (
          <li>
            takes all props of <code>{`<${element}>`}</code>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The tokens that its styles read, so those by which a brand changes it. */
export function Tokens({ tokens }: { tokens: ComponentTokens }) {
  const { own, colors, others } = tokens;
  if (own.length + colors.length + others.length === 0) return null;
  return (
    <div className="pl-docs">
      {/* Stories in frames bring no colours to the page. */}
      <ThemeProvider>{null}</ThemeProvider>
      <h2 id="tokens">Tokens</h2>
      {own.length === 0 ? null : (
        <table className="terms">
          <thead>
            <tr>
              <th>Of this component</th>
              <th>Without it</th>
            </tr>
          </thead>
          <tbody>
            {own.map(({ name, fallback }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>
                  <code>{fallback}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className="facts">
        {colors.map((name) => (
          <li key={name}>
            <span className="swatch" style={{ background: `var(--pl-color-${name})` }} />
            <code>{name}</code>
          </li>
        ))}
        {others.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const versionOf = ({ version = 'Next version' }: ComponentChange): string => version;

/** What the changelog and the changes that wait for a version say of a component. */
export function Changes({ changes }: { changes: readonly ComponentChange[] }) {
  if (changes.length === 0) return null;
  const versions = [...new Set(changes.map(versionOf))];
  return (
    <div className="pl-docs">
      <h2 id="changes">Changes</h2>
      {versions.map((version) => (
        <section key={version}>
          <h3>{version}</h3>
          <Markdown>
            {changes
              .filter((change) => versionOf(change) === version)
              .map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`)
              .join('\n')}
          </Markdown>
        </section>
      ))}
    </div>
  );
}
