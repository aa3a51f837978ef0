import { Amount } from '../../components/Amount/Amount';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { FactList } from '../../components/FactList/FactList';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Meter } from '../../components/Meter/Meter';
import { Notice } from '../../components/Notice/Notice';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar';
import { Inline } from '../../layout/Inline/Inline';
import { Section } from '../../layout/Section/Section';
import { AMOUNT, LEAST, type StatusTexts } from './specimenTexts.fixtures';

const TONES = ['positive', 'info', 'warning', 'danger', 'accent'] as const;
const VALUES = [AMOUNT, LEAST, AMOUNT];

/** What tells how things stand. */
export function SpecimenStatus({ texts }: { texts: StatusTexts }) {
  const { news, refusal, upload, level, limit } = texts;
  return (
    <Section title={texts.title}>
      <Notice
        title={news.title}
        action={
          <LinkButton href="#ways" size="sm" variant="outline" tone="neutral">
            {news.action}
          </LinkButton>
        }
      >
        {news.text}
      </Notice>
      <Notice tone="danger" title={refusal.title}>
        {refusal.text}
      </Notice>
      <Inline>
        {texts.badges.map((badge, at) => (
          <Badge key={badge} tone={TONES[at] ?? 'neutral'}>
            {badge}
          </Badge>
        ))}
      </Inline>
      <ProgressBar label={upload.label} value={3} max={5} valueText={upload.value} />
      <Meter
        label={level.label}
        value={3200}
        max={5000}
        valueText={level.value}
        hint={level.hint}
      />
      <Card
        header={
          <>
            <h3>{limit.title}</h3>
            <Badge tone="positive">{limit.state}</Badge>
          </>
        }
        footer={
          <Button size="sm" variant="outline" tone="neutral">
            {limit.action}
          </Button>
        }
      >
        {limit.text}
      </Card>
      <FactList
        isSunken
        facts={texts.facts.map((label, at) => ({
          label,
          value: <Amount value={VALUES[at] ?? AMOUNT} />,
          isStrong: at === 2,
        }))}
      />
    </Section>
  );
}
