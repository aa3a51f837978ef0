import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Pagination, type PaginationProps } from './Pagination';
import { ARABIC_PAGE_LABELS, LONG_PAGE_LABELS, PAGE_LABELS } from './Pagination.fixtures';

/** A pagination that keeps its own page. */
function Turning({ page: start, onSelect, ...rest }: PaginationProps) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      {...rest}
      page={page}
      onSelect={(event) => {
        setPage(event.page);
        onSelect?.(event);
      }}
    />
  );
}

const meta = {
  title: 'Design System/Feedback/Pagination',
  component: Pagination,
  tags: ['autodocs'],
  args: { page: 3, pageCount: 12, labels: PAGE_LABELS, onSelect: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const pageSize = { value: 20, options: [20, 50, 100], label: 'Rows per page', onChange: fn() };

export const Default: Story = {};

export const Playground: Story = { args: { pageSize }, render: (args) => <Turning {...args} /> };

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      {[
        [1, 12],
        [6, 12],
        [12, 12],
        [2, 5],
        [1, 1],
      ].map(([page = 1, pageCount = 1]) => (
        <Pagination
          key={`${page}-${pageCount}`}
          {...args}
          page={page}
          pageCount={pageCount}
          labels={{ ...PAGE_LABELS, navigation: `Page ${page} of ${pageCount}` }}
        />
      ))}
    </Stack>
  ),
};

export const Arabic: Story = {
  args: {
    labels: ARABIC_PAGE_LABELS,
    pageSize: { ...pageSize, label: 'عدد الصفوف' },
  },
  globals: { language: 'ar', direction: 'rtl' },
};

export const LongContent: Story = {
  args: {
    page: 10_412,
    pageCount: 20_480,
    labels: LONG_PAGE_LABELS,
    pageSize: { ...pageSize, label: 'Jumlah baris yang ditampilkan per halaman' },
    formatNumber: new Intl.NumberFormat('en').format,
  },
};

export const Narrow: Story = {
  render: (args) => (
    <Stack gap={32}>
      <Pagination {...args} pageSize={pageSize} />
      <Pagination {...args} labels={LONG_PAGE_LABELS} page={412} pageCount={20_480} />
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Interaction: Story = {
  args: { page: 11, pageSize },
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('by pointer', async () => {
      await userEvent.click(button('Page 8'));
      await expect(args.onSelect).toHaveBeenLastCalledWith({ page: 8 });
      await expect(button('Page 8')).toHaveAttribute('aria-current', 'page');
      await userEvent.click(button('Page 8'));
      await expect(args.onSelect, 'the page that is shown').toHaveBeenCalledTimes(1);
      await userEvent.click(button('Page 12'));
    });
    await step('at the end the arrow keeps its focus and does no more', async () => {
      await userEvent.click(button('Page 11'));
      button('Next page').focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(args.onSelect).toHaveBeenLastCalledWith({ page: 12 });
      await expect(args.onSelect).toHaveBeenCalledTimes(4);
      await expect(button('Next page')).toHaveFocus();
      await expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    });
    await step('rows per page', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '50');
      await expect(pageSize.onChange).toHaveBeenCalledWith({ pageSize: 50 });
    });
  },
};

/** Each page has its own address and can be opened in another tab. */
export const AsLinks: Story = {
  args: { page: 1, hrefFor: (page) => `#page=${page}` },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Page 2' });
    await expect(link).toHaveAttribute('href', '#page=2');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href');
  },
};
