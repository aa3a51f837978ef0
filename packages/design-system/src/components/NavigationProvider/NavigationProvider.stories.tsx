import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { LinkButton } from '../LinkButton/LinkButton';
import { SafeHtml } from '../SafeHtml/SafeHtml';
import { NavigationProvider } from './NavigationProvider';

// stories-check: no States, it draws nothing
// stories-check: no LongContent, it draws nothing
// stories-check: no Narrow, it draws nothing

const meta = {
  title: 'Design System/Actions and layout/NavigationProvider',
  component: NavigationProvider,
  tags: ['autodocs', 'no-visual'],
  args: {
    onNavigate: fn(),
    onLeave: fn(() => true),
    children: (
      <Stack gap={16}>
        <Breadcrumb
          labels={{ nav: 'Place', showAll: 'Show all steps' }}
          items={[{ label: 'Home', href: '/' }, { label: 'Promotions' }]}
        />
        <LinkButton href="/promotions?kind=new">Promotions</LinkButton>
        <SafeHtml html='<p>Read <a href="/rules">the rules</a>, or ask <a href="https://help.parlour.example/">for help</a>.</p>' />
      </Stack>
    ),
  },
} satisfies Meta<typeof NavigationProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { basePath: '' } };

export const Interaction: Story = {
  play: async ({ args, canvas, step }) => {
    await step(
      'links of components and of texts go to the router, by pointer and by keyboard',
      async () => {
        await userEvent.click(canvas.getByRole('link', { name: 'Promotions' }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith({
          path: '/promotions?kind=new',
          isCurrent: false,
        });
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(args.onNavigate).toHaveBeenLastCalledWith({
          path: '/rules',
          isCurrent: false,
        });
      },
    );
    await step('a link to another site is asked about', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'for help' }));
      await expect(args.onLeave).toHaveBeenCalledWith({ href: 'https://help.parlour.example/' });
      await expect(args.onNavigate).toHaveBeenCalledTimes(2);
    });
  },
};
