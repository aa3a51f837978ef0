import type { components } from '../generated/contract';
import { inLanguage, type Texts } from '../platform/texts';

type Resources = components['schemas']['Resources'];

/** A link of the footer or the side bar, keyed by what it is. */
export interface AppResource {
  resourceType: 'LANDING' | 'YOUTUBE' | 'INSTAGRAM' | 'FACEBOOK' | 'TELEGRAM' | 'ANDROID' | 'IOS';
  label: Texts;
  url: string;
}

/** The links by what they are, named in a language. */
export function resourcesIn(all: readonly AppResource[], language: string): Resources {
  return Object.fromEntries(
    all.map(({ resourceType, label, url }) => [
      resourceType,
      { resourceType, labelNameEn: label.EN, labelName: inLanguage(label, language), url },
    ]),
  );
}
