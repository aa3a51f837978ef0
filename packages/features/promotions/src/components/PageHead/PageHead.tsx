import * as S from './PageHead.styles';

export interface PageHeadProps {
  title: string;
  /** What the page is about, in a sentence. */
  text: string;
}

/** Name of a page, and what it is about. */
export function PageHead({ title, text }: PageHeadProps) {
  return (
    <S.Root>
      <S.Title>{title}</S.Title>
      <S.Text>{text}</S.Text>
    </S.Root>
  );
}
