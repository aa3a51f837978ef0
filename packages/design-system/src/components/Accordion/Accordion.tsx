import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import * as S from './Accordion.styles';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Shown before the title, hidden from screen readers. */
  icon?: ReactNode;
  /** Open at first. */
  isOpen?: boolean;
}

export interface AccordionProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  items: readonly AccordionItem[];
  /** Level of the titles in the page's outline; without it they are no headings. */
  headingLevel?: 2 | 3 | 4;
  /** Closes the open part when another one opens. */
  isSingle?: boolean;
  /** Called after a part has opened or closed. */
  onToggle?: (event: { id: string; isOpen: boolean }) => void;
}

/**
 * Parts of which people read one or two: questions, rules, details of a record. They open without a
 * script, and a search in the page finds what is closed. For parts of equal weight take `Tabs`; what
 * everybody has to read stays open on the page.
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
        <S.Part
          key={id}
          name={isSingle ? name : undefined}
          open={isOpen}
          data-with-icon={icon !== undefined || undefined}
          onToggle={({ currentTarget: { open } }) => {
            // A browser tells of what is open from the beginning too.
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
        </S.Part>
      ))}
    </S.Root>
  );
}
