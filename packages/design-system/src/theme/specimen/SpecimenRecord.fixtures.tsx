import { Accordion } from '../../components/Accordion/Accordion';
import { Amount } from '../../components/Amount/Amount';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import { MoneyTracker } from '../../components/MoneyTracker/MoneyTracker';
import { Tabs } from '../../components/Tabs/Tabs';
import { Section } from '../../layout/Section/Section';
import {
  AMOUNT,
  type RecordTexts,
  type SpecimenTexts,
  type StepTexts,
} from './specimenTexts.fixtures';

const BADGE_TONES = ['positive', 'neutral', 'warning'] as const;

function RecordTable({ texts }: { texts: RecordTexts }) {
  const { columns } = texts;
  return (
    <DataTable
      caption={texts.caption}
      labels={texts.table}
      rows={texts.rows.map((row, at) => ({ ...row, tone: BADGE_TONES[at] ?? 'neutral' }))}
      rowId={({ item }) => item}
      columns={[
        { id: 'item', header: columns.item, cell: ({ item }) => item, priority: 'primary' },
        { id: 'time', header: columns.time, cell: ({ time }) => time, isSortable: true },
        {
          id: 'state',
          header: columns.state,
          cell: ({ state, tone }) => <Badge tone={tone}>{state}</Badge>,
        },
        {
          id: 'amount',
          header: columns.amount,
          cell: () => <Amount value="-1,204.50" />,
          align: 'end',
          total: <Amount value="-3,613.50" />,
        },
        {
          id: 'balance',
          header: columns.balance,
          cell: () => <Amount value={AMOUNT} />,
          align: 'end',
          priority: 'low',
        },
      ]}
      sort={{ columnId: 'time', direction: 'descending' }}
      onSort={() => undefined}
      rowAction={() => (
        <Button size="sm" variant="quiet">
          {texts.receipt}
        </Button>
      )}
      paging={{ page: 3, pageCount: 12, labels: texts.paging }}
    />
  );
}

/** Records, in a table below tabs. */
export function SpecimenRecord({ texts }: { texts: RecordTexts }) {
  return (
    <Section title={texts.title}>
      <Tabs
        label={texts.title}
        items={texts.tabs.map((label, at) => ({
          id: String(at),
          label,
          panel: <RecordTable texts={texts} />,
        }))}
      />
    </Section>
  );
}

/** What happens with a withdrawal. */
export function SpecimenSteps({ texts }: { texts: StepTexts }) {
  return (
    <Section title={texts.title}>
      <MoneyTracker
        labels={texts.labels}
        steps={texts.steps.map(({ time, ...step }) => ({
          ...step,
          id: step.title,
          time: time === undefined ? undefined : { text: time, at: '2026-05-14T12:04:00Z' },
          action:
            step.next === undefined ? undefined : (
              <Button variant="outline" tone="neutral" size="sm">
                {texts.cancel}
              </Button>
            ),
        }))}
      />
    </Section>
  );
}

/** Questions, the first one answered. */
export function SpecimenQuestions({ texts }: { texts: SpecimenTexts['questions'] }) {
  return (
    <Section title={texts.title}>
      <Accordion
        headingLevel={3}
        items={texts.items.map((item, at) => ({ ...item, id: item.title, isOpen: at === 0 }))}
      />
    </Section>
  );
}
