import type { Studio } from '../useStudio';
import { ColorField } from './ColorField';
import { COLORS } from './fieldGroups';
import * as S from './panel.styles';
import { valueFields } from './valueFields';

interface SchemeGroupProps {
  studio: Studio;
  scheme: 'dark' | 'light';
}

/** The colours that differ in one theme. */
export function SchemeGroup({ studio, scheme }: SchemeGroupProps) {
  const field = valueFields(studio);
  return (
    <>
      <S.Hint>What is set here is taken in this theme instead of the colours of both.</S.Hint>
      {COLORS.map(({ path, label }) => {
        const { value, error, set } = field(`${scheme}.${path}`);
        return (
          <ColorField
            key={path}
            label={`${label}, ${scheme}`}
            error={error}
            value={value}
            placeholder={studio.values[path] ?? 'Not set'}
            onChange={set}
            onCommit={studio.endStep}
          />
        );
      })}
    </>
  );
}
