import './docs.css';
import { LANGUAGES } from '../../packages/features/core/src/languages/languages';

const SAMPLE = 1_204_318.4;
const COUNTS = [0, 1, 2, 3, 11, 100];

/** The plural forms of a language, each with the counts that take it. */
function pluralsOf(tag: string): string {
  const rules = new Intl.PluralRules(tag);
  const forms = rules.resolvedOptions().pluralCategories;
  return forms
    .map((form) => {
      const counts = COUNTS.filter((count) => rules.select(count) === form);
      return counts.length === 0 ? form : `${form} (${counts.join(', ')})`;
    })
    .join(' · ');
}

/** What differs by language, as the browser knows it. */
export function LanguageTable() {
  return (
    <div className="pl-docs">
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th>Language</th>
              <th>Direction</th>
              <th>Number</th>
              <th>Plural forms</th>
            </tr>
          </thead>
          <tbody>
            {LANGUAGES.map(({ tag, name, direction }) => (
              <tr key={tag}>
                <td>
                  <bdi lang={tag}>{name}</bdi> <code>{tag}</code>
                </td>
                <td>{direction}</td>
                <td>
                  <bdi>{new Intl.NumberFormat(tag).format(SAMPLE)}</bdi>
                </td>
                <td>{pluralsOf(tag)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
