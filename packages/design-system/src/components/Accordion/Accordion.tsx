import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import * as S from './Accordion.styles';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Decorative icon before the title, hidden from screen readers. */
  icon?: ReactNode;
  /** Whether the item starts open. Default: false. */
  isOpen?: boolean;
}

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  /** The items, in the order in which they are shown. */
  items: readonly AccordionItem[];
  /** Heading level of the titles. Without it the titles are plain text, not headings. */
  headingLevel?: 2 | 3 | 4;
  /** Allows one open item at a time: opening one closes the other. Default: false. */
  isSingle?: boolean;
  /** Called after an item has opened or closed. */
  onToggle?: (event: { id: string; isOpen: boolean }) => void;
}

/**
 * Collapsible items of which people read one or two: questions, rules, details of a record. They open
 * without a script, and the browser's search finds closed text. For views of equal weight use `Tabs`.
 * Do not hide what everybody has to read.
 */
export function Accordion({
  items,
  headingLevel,
  isSingle = false,
  onToggle,
  ...rest
}: AccordionProps) {
  const name = useId();
  const [wereOpen] = useState(() => new Map<string, boolean>());
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as 'h2');
  return (
    <S.Root data-component="Accordion" {...rest}>
      {items.map(({ id, title, content, icon, isOpen }) => (
        <S.Item
          key={id}
          name={isSingle ? name : undefined}
          open={isOpen}
          data-with-icon={icon !== undefined || undefined}
          onToggle={({ currentTarget: { open } }) => {
            // Browsers also fire `toggle` for items that start open.
            if (open === (wereOpen.get(id) ?? isOpen ?? false)) return;
            wereOpen.set(id, open);
            onToggle?.({ id, isOpen: open });
          }}
        >
          <S.Summary>
            {icon === undefined ? null : <S.Icon aria-hidden>{icon}</S.Icon>}
            <S.Title>
              <Heading>{title}</Heading>
            </S.Title>
            <S.Turn aria-hidden>
              <ChevronDownIcon />
            </S.Turn>
          </S.Summary>
          <S.Content>{content}</S.Content>
        </S.Item>
      ))}
    </S.Root>
  );
}
