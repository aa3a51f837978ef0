import * as S from './panel.styles';

/** Name of a group, and in a few words what is set in it. */
export function GroupTitle({ title, summary }: { title: string; summary: string }) {
  return (
    <S.GroupTitle>
      <span>{title}</span>
      <span>{summary}</span>
    </S.GroupTitle>
  );
}
