import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../components/Badge/Badge';
import { TextField } from '../components/TextField/TextField';
import { Grid } from '../layout/Grid/Grid';
import { Inline } from '../layout/Inline/Inline';
import { Section } from '../layout/Section/Section';
import { Stack } from '../layout/Stack/Stack';
import en from './messages/en.json';
import id from './messages/id.json';
import zhHans from './messages/zh-Hans.json';
import { PATTERN_IDS, type PatternId } from './patternIds';
import { type PatternMessages, patternMessage } from './patternMessage';
import { patternMessageKey, patternParams, patternSchema } from './patternSchema';
import { exampleLength, PATTERN_EXAMPLES } from './patterns.fixtures';

const MESSAGES: Record<string, PatternMessages> = { en, id, 'zh-Hans': zhHans };

interface EntryProps {
  patternId: PatternId;
  messages: PatternMessages;
  minLength: number;
  maxLength: number;
}

/** One pattern: its message, a field that validates while typing, and examples. */
function Entry({ patternId, messages, minLength, maxLength }: EntryProps) {
  const [value, setValue] = useState('');
  const isRefused = !patternSchema({ patternId, minLength, maxLength }).isValidSync(value);
  const wants = patternMessage(
    messages,
    patternMessageKey(patternId),
    patternParams({ minLength, maxLength }),
  );
  const { accepted, refused } = PATTERN_EXAMPLES[patternId];
  return (
    <Stack gap={8}>
      <TextField
        label={patternId}
        hint={isRefused ? undefined : wants}
        error={isRefused ? wants : undefined}
        value={value}
        spellCheck={false}
        dir="auto"
        onChange={(event) => setValue(event.target.value)}
      />
      <Inline gap={4} aria-label={`Accepted by ${patternId}`} role="group">
        {accepted.map((text) => (
          <Badge key={text} tone="positive" variant="subtle">
            <bdi>{text}</bdi>
          </Badge>
        ))}
      </Inline>
      <Inline gap={4} aria-label={`Refused by ${patternId}`} role="group">
        {refused.map((text) => (
          <Badge key={text} tone="danger" variant="subtle">
            <bdi>{text.trim() === '' ? '(spaces)' : text}</bdi>
          </Badge>
        ))}
      </Inline>
    </Stack>
  );
}

interface CatalogueProps {
  /** Minimum length, for patterns whose examples do not set their own. */
  minLength: number;
  /** Maximum length. */
  maxLength: number;
  messages: PatternMessages;
}

/**
 * Every pattern of the catalogue, selected by the `patternId` of the gateway's field rules. Type into a
 * field to see what is refused. Green values are accepted, red ones are near misses. If spaces or
 * punctuation are allowed, a value of nothing else is still refused: it needs a letter or sign.
 *
 * Use `patternSchema(rule)` in a form's schema and pass `pattern.…` keys to the translator. Do not use
 * patterns to explain a good password: a length and a list of known passwords do that better.
 */
function PatternCatalogue({ minLength, maxLength, messages }: CatalogueProps) {
  return (
    <Section title="Pattern catalogue">
      <Grid minColumn={300} gap={24}>
        {PATTERN_IDS.map((patternId) => {
          const [min, max] = PATTERN_EXAMPLES[patternId].length ?? [minLength, maxLength];
          return (
            <Entry
              key={patternId}
              patternId={patternId}
              messages={messages}
              minLength={min}
              maxLength={max}
            />
          );
        })}
      </Grid>
    </Section>
  );
}

const [minLength, maxLength] = exampleLength('ALNUM');

const meta = {
  title: 'Design System/Forms/Pattern catalogue',
  component: PatternCatalogue,
  tags: ['autodocs'],
  args: { minLength, maxLength, messages: en },
  render: (args, { globals }) => (
    <PatternCatalogue {...args} messages={MESSAGES[String(globals['language'])] ?? args.messages} />
  ),
} satisfies Meta<typeof PatternCatalogue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The messages follow the language of the toolbar. */
export const Default: Story = {};

/** Minimum and maximum are equal: the message shows one number. */
export const OneLength: Story = { args: { minLength: 6, maxLength: 6 } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Interaction: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'LETTER_FIRST_ALNUM' });
    await step('an accepted value of each entry is taken', async () => {
      await userEvent.type(field, 'lantern7');
      await expect(field).not.toBeInvalid();
    });
    await step('a refused one is marked, and the message says what is wanted', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '7lantern');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/Begin with a letter/);
    });
    await step('the examples stand beside it', async () => {
      const accepted = canvas.getByRole('group', { name: 'Accepted by LETTER_FIRST_ALNUM' });
      await expect(within(accepted).getByText('koi2024')).toBeVisible();
    });
  },
};
