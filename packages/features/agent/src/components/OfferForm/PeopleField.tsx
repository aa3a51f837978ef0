import { Button } from '@parlour/design-system/Button';
import { Checkbox } from '@parlour/design-system/Checkbox';
import { Inline } from '@parlour/design-system/layout/Inline';
import { SearchField } from '@parlour/design-system/SearchField';
import { numberFormat, useLanguage } from '@parlour/feature-core';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MOST_PEOPLE, type OfferValues } from '../../model/offer.schema';
import * as S from './OfferForm.styles';

/** Somebody directly below. */
export interface OfferPerson {
  value: string;
  label: string;
}

/** To whom a contract is offered: one or several of those directly below, found by a part of their names. */
export function PeopleField({ people }: { people: readonly OfferPerson[] }) {
  const { t } = useTranslation('contractWords');
  const { t: agent } = useTranslation('agent');
  const { tag } = useLanguage();
  const errorId = useId();
  const [search, setSearch] = useState('');
  const { control } = useFormContext<OfferValues>();
  const {
    field: { value: chosen, onChange, ref },
    fieldState,
  } = useController({ name: 'people', control });
  const shown = people.filter(({ label }) => label.includes(search.trim().toLowerCase()));
  const countText = (key: string, count: number) =>
    t(key, { count, number: numberFormat(tag).format(count) });
  const choose = (ids: readonly string[]) =>
    onChange([...new Set([...chosen, ...ids])].slice(0, MOST_PEOPLE));
  return (
    <S.People aria-describedby={fieldState.error === undefined ? undefined : errorId}>
      <legend>{t('offer.people')}</legend>
      <SearchField
        label={t('offer.search')}
        isLabelHidden
        placeholder={t('offer.search')}
        labels={{ clear: agent('team.clear') }}
        value={search}
        onChange={({ value }) => setSearch(value)}
      />
      {shown.length === 0 ? (
        <p>{t('offer.nobodyFound')}</p>
      ) : (
        <S.Names role="list" tabIndex={-1} ref={ref}>
          {shown.map(({ value, label }) => (
            <li key={value}>
              <Checkbox
                label={label}
                checked={chosen.includes(value)}
                disabled={!chosen.includes(value) && chosen.length >= MOST_PEOPLE}
                onChange={(event) =>
                  event.target.checked
                    ? choose([value])
                    : onChange(chosen.filter((id) => id !== value))
                }
              />
            </li>
          ))}
        </S.Names>
      )}
      <Inline gap={12} justify="between">
        <p role="status">
          {chosen.length >= MOST_PEOPLE
            ? countText('offer.mostPeople', MOST_PEOPLE)
            : countText('offer.chosen', chosen.length)}
        </p>
        <Inline gap={8}>
          <Button
            size="sm"
            variant="quiet"
            tone="neutral"
            onClick={() => choose(shown.map(({ value }) => value))}
          >
            {t('offer.chooseAll')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            tone="neutral"
            disabled={chosen.length === 0}
            onClick={() => onChange([])}
          >
            {t('offer.chooseNone')}
          </Button>
        </Inline>
      </Inline>
      {fieldState.error === undefined ? null : (
        <S.Fault id={errorId} role="alert">
          {agent('errors.empty')}
        </S.Fault>
      )}
    </S.People>
  );
}
