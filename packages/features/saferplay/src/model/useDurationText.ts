import { useTranslation } from 'react-i18next';

const DURATION =
  /^P(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)S)?)?/;

/** Says a duration by ISO 8601 in words: `PT24H` as "24 hours". */
export function useDurationText(): (duration: string) => string {
  const { t } = useTranslation('saferplay');
  const say = (unit: string, count: number) => t(`durations.${unit}`, { count });
  return (duration) =>
    Object.entries(DURATION.exec(duration)?.groups ?? {})
      // The value is undefined where the unit is not named, whatever the types say.
      .filter((unit): unit is [string, string] => (unit[1] as string | undefined) !== undefined)
      .map(([unit, count]) => say(unit, Number(count)))
      .join(' ');
}
