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

type Choice = Exclude<keyof StageView, 'story'>;

interface ChoiceTexts<Name extends Choice> {
  label: string;
  /** Label of each value, in the order of the toggle. */
  values: Readonly<Record<StageView[Name], string>>;
}

/** The toggles of the bar, with the label of each value. */
const CHOICES: { readonly [Name in Choice]: ChoiceTexts<Name> } = {
  scheme: { label: 'Theme', values: { dark: 'Dark', light: 'Light', both: 'Both' } },
  width: { label: 'Width', values: { phone: 'Phone', tablet: 'Tablet', wide: 'Wide' } },
  direction: { label: 'Direction', values: { ltr: 'LTR', rtl: 'RTL' } },
  compared: { label: 'Brands', values: { beside: 'A and B', a: 'A', b: 'B' } },
};

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
  const toggle = (name: Choice) => (
    <ToggleGroup
      key={name}
      label={CHOICES[name].label}
      size="sm"
      items={Object.entries(CHOICES[name].values).map(([id, label]) => ({ id, label }))}
      selectedId={view[name]}
      onSelect={({ id }) => onChange({ [name]: id })}
    />
  );
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
      {(['scheme', 'width', 'direction'] as const).map(toggle)}
      {extra}
      {isCompared ? toggle('compared') : null}
    </S.Bar>
  );
}
