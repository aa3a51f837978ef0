import { Accordion } from '@parlour/design-system/Accordion';
import { TextField } from '@parlour/design-system/TextField';
import type { ReactNode } from 'react';
import { PictureImport } from '../picture/PictureImport';
import type { Studio } from '../useStudio';
import { ColorGroup } from './ColorGroup';
import { SUMMARIES } from './fieldGroups';
import { GroupTitle } from './GroupTitle';
import * as S from './panel.styles';
import { SchemeGroup } from './SchemeGroup';
import { PicturesGroup, ShapeGroup, TypeGroup } from './ShapeGroups';
import { valueFields } from './valueFields';

const group = (id: string, title: string, content: ReactNode, summary = '', isOpen = false) => ({
  id,
  title: <GroupTitle title={title} summary={summary} />,
  content: <S.Fields>{content}</S.Fields>,
  isOpen,
});

/** The values that a merchant sets, in groups, with errors beside their fields. */
export function BrandForm({ studio }: { studio: Studio }) {
  const { values } = studio;
  const field = valueFields(studio);
  const name = field('name');
  const logo = field('logo');
  return (
    // Whatever is typed next in a field that was left is another step.
    <S.Form onBlur={studio.endStep}>
      <S.Fields>
        <TextField
          label="Name"
          value={values.name}
          error={name.error}
          onChange={({ target }) => name.set(target.value)}
        />
        <TextField
          label="Logo"
          hint="Its address: https, or relative to the site. SVG at best."
          value={values.logo ?? ''}
          error={logo.error}
          onChange={({ target }) => logo.set(target.value || undefined)}
        />
      </S.Fields>
      <Accordion
        headingLevel={2}
        items={[
          {
            id: 'picture',
            title: 'From a picture',
            content: <PictureImport studio={studio} />,
          },
          group('colors', 'Colours', <ColorGroup studio={studio} />, '', true),
          group('shape', 'Shape', <ShapeGroup studio={studio} />, SUMMARIES.shape(values), true),
          group('type', 'Type', <TypeGroup studio={studio} />, SUMMARIES.type(values)),
          group(
            'pictures',
            'Pictures and glow',
            <PicturesGroup studio={studio} />,
            SUMMARIES.pictures(values),
          ),
          ...(['dark', 'light'] as const).map((scheme) =>
            group(
              scheme,
              scheme === 'dark' ? 'Dark theme alone' : 'Light theme alone',
              <SchemeGroup studio={studio} scheme={scheme} />,
              SUMMARIES.scheme(values, scheme),
            ),
          ),
        ]}
      />
    </S.Form>
  );
}
