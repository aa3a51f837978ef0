import type { CentreEntry } from '../centres/centrePages';
import type { FeatureCentres, FeatureModule } from '../feature/feature';

/** The manifests of all features: a story may show what other features add to a component. */
export const ALL_FEATURES: readonly FeatureModule[] = Object.values(
  import.meta.glob<FeatureModule>('../../../*/src/feature.ts', { eager: true, import: 'feature' }),
);

type Pages<Kind extends 'memberPages' | 'agentPages'> = keyof NonNullable<FeatureCentres[Kind]> &
  string;

/** The navigation entries of a centre from some features, in order. */
export const entriesOf = <Kind extends 'memberPages' | 'agentPages'>(
  features: readonly FeatureModule[],
  kind: Kind,
): CentreEntry<Pages<Kind>>[] =>
  features
    .flatMap(({ centres }) => Object.entries(centres?.[kind] ?? {}))
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([id, { icon, title, group, badge }]) => ({
      id: id as Pages<Kind>,
      icon,
      title,
      group,
      badge,
    }));
