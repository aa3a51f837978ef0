import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { ErrorState } from '../../components/ErrorState/ErrorState';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Section } from '../../layout/Section/Section';
import type { SpecimenTexts } from './specimenTexts.fixtures';

/** A list with nothing in it, and one that could not be loaded. */
export function SpecimenNothing({ texts }: { texts: SpecimenTexts['nothing'] }) {
  const { title, empty, failed } = texts;
  return (
    <Section title={title}>
      <EmptyState
        title={empty.title}
        headingLevel={3}
        action={
          <LinkButton href="#promotions" variant="outline">
            {empty.action}
          </LinkButton>
        }
      >
        {empty.text}
      </EmptyState>
      <ErrorState title={failed.title} action={<Button>{failed.action}</Button>}>
        {failed.text}
      </ErrorState>
    </Section>
  );
}
