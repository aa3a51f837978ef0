import './docs.css';
import { contrastReport } from '../../packages/design-system/src/theme/contrastReport';
import { type ColorName, SEMANTIC_COLORS } from '../../packages/design-system/src/tokens/semantic';

const SCHEMES = ['dark', 'light'] as const;

/** The first word of a name is its family. */
const familyOf = (name: string): string => name.split('-', 1).join('');

const NAMES = Object.keys(SEMANTIC_COLORS) as ColorName[];
const FAMILIES = [...new Set(NAMES.map(familyOf))];

function Swatch({ value }: { value: string }) {
  return (
    <>
      <span className="swatch" style={{ background: value }} />
      <code>{value}</code>
    </>
  );
}

/** Every colour in both themes, by family. */
export function Colours() {
  return (
    <div className="pl-docs">
      {FAMILIES.map((family) => (
        <section key={family}>
          <h3>{family}</h3>
          <table className="even">
            <thead>
              <tr>
                <th>Name</th>
                {SCHEMES.map((scheme) => (
                  <th key={scheme}>{scheme}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {NAMES.filter((name) => familyOf(name) === family).map((name) => (
                <tr key={name}>
                  <td>
                    <code>{name}</code>
                  </td>
                  {SCHEMES.map((scheme) => (
                    <td key={scheme}>
                      <Swatch value={SEMANTIC_COLORS[name][scheme]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

/** What is readable on what, the tightest pair of each theme first. */
export function Contrast() {
  const rows = contrastReport();
  return (
    <div className="pl-docs">
      {SCHEMES.map((scheme) => (
        <section key={scheme}>
          <h3>{scheme}</h3>
          <ul className="tiles">
            {rows
              .filter((row) => row.scheme === scheme)
              .map(({ color, ground, ratio, least }) => (
                <li
                  key={`${color} ${ground}`}
                  className="tile"
                  style={{
                    background: SEMANTIC_COLORS[ground][scheme],
                    color: SEMANTIC_COLORS[color][scheme],
                  }}
                >
                  <strong>{ratio.toFixed(1)}</strong>
                  <span>
                    {color} on {ground}
                  </span>
                  <span>at least {least}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
