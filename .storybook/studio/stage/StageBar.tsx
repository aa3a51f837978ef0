import { Combobox } from '@parlour/design-system/Combobox';
import { ToggleGroup } from '@parlour/design-system/ToggleGroup';
import type { ReactNode } from 'react';
import * as S from './stage.styles';
import type { StageView } from './stageView';
import type { StoryEntry } from './useStories';

interface StageBarProps {
  view: StageView;
  stories: readonly StoryEntry[];
  /** Whether there is a second brand. */
  isCompared: boolean;
  onChange: (changed: Partial<StageView>) => void;
  extra: ReactNode;
}

const SCHEMES = [
  { id: 'dark', label: 'Dark' },
  { id: 'light', label: 'Light' },
  { id: 'both', label: 'Both' },
];
const WIDTHS = [
  { id: 'phone', label: 'Phone' },
  { id: 'tablet', label: 'Tablet' },
  { id: 'wide', label: 'Wide' },
];
const DIRECTIONS = [
  { id: 'ltr', label: 'LTR' },
  { id: 'rtl', label: 'RTL' },
];
const COMPARED = [
  { id: 'beside', label: 'A and B' },
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];

/** The specimen alone has no story. */
const SPECIMEN = 'specimen';

/** What the stage shows, at which width, in which theme and direction. */
export function StageBar({ view, stories, isCompared, onChange, extra }: StageBarProps) {
  const options = [
    { value: SPECIMEN, label: 'Specimen alone' },
    ...stories.map(({ id, title, name }) => ({
      value: id,
      label: `${title.split('/').at(-1) ?? title}: ${name}`,
      detail: title.split('/').slice(0, -1).join(', '),
    })),
  ];
  return (
    <S.Bar>
      <S.Story>
        {/* Once the stories are known it starts anew, with the name of the one that is shown. */}
        <Combobox
          key={stories.length === 0 ? 'alone' : 'stories'}
          label="What to look at"
          size="sm"
          options={options}
          defaultValue={view.story === '' ? SPECIMEN : view.story}
          onChange={({ value }) => {
            // While it is typed there is no value yet.
            if (value !== '') onChange({ story: value === SPECIMEN ? '' : value });
          }}
        />
      </S.Story>
      <ToggleGroup
        label="Theme"
        size="sm"
        items={SCHEMES}
        selectedId={view.scheme}
        onSelect={({ id }) => onChange({ scheme: id as StageView['scheme'] })}
      />
      <ToggleGroup
        label="Width"
        size="sm"
        items={WIDTHS}
        selectedId={view.width}
        onSelect={({ id }) => onChange({ width: id as StageView['width'] })}
      />
      <ToggleGroup
        label="Direction"
        size="sm"
        items={DIRECTIONS}
        selectedId={view.direction}
        onSelect={({ id }) => onChange({ direction: id as StageView['direction'] })}
      />
      {extra}
      {isCompared ? (
        <ToggleGroup
          label="Brands"
          size="sm"
          items={COMPARED}
          selectedId={view.compared}
          onSelect={({ id }) => onChange({ compared: id as StageView['compared'] })}
        />
      ) : null}
    </S.Bar>
  );
}
