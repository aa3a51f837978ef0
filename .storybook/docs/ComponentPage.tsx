import './docs.css';
import { facts as derived } from 'virtual:component-facts';
import {
  ArgTypes,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense } from 'react';
import type { DocumentedComponent } from '../docgen/component';
import type { ComponentFacts } from '../docgen/facts';
import sizes from '../docgen/sizes.json';
import { Changes, Facts, Tokens } from './FactSections';

const UsageSections = lazy(() => import('./UsageSections'));
const WhenSection = lazy(async () => ({ default: (await import('./UsageSections')).WhenSection }));

/** What stories set to show a component in a small place. */
const OWN_SAMPLES = ['style', 'className', 'id', 'tabIndex'];

const facts = derived as Record<string, ComponentFacts | undefined>;

/** Tests wait until it is gone: what a section adds may change the width of the page. */
const LOADING = <span className="pl-docs-loading" hidden />;

type Documented = { __docgenInfo?: DocumentedComponent } | undefined;

/** The body of a component's page: what it is for, its props, how it is used, its stories, and what changed. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = (preparedMeta.component as Documented)?.__docgenInfo;
  const isPart = preparedMeta.title.startsWith('Design System/');
  const known = docs !== undefined && isPart ? facts[docs.name] : undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {known === undefined || docs === undefined ? null : (
        <>
          <Facts
            name={docs.name}
            facts={known}
            element={docs.element}
            size={(sizes as Record<string, number | undefined>)[docs.name]}
          />
          <Suspense fallback={LOADING}>
            <WhenSection name={docs.name} />
          </Suspense>
        </>
      )}
      <Primary />
      {/* Controls of objects are as wide as their longest text; they are in the panel of each story. */}
      <div className="pl-docs">
        <div className="scroll">
          <ArgTypes exclude={OWN_SAMPLES} />
        </div>
      </div>
      {known === undefined || docs === undefined ? null : (
        <>
          <Suspense fallback={LOADING}>
            <UsageSections name={docs.name} />
          </Suspense>
          <Tokens tokens={known.tokens} />
        </>
      )}
      <Stories />
      {known === undefined ? null : <Changes changes={known.changes} />}
    </>
  );
}
