import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import './managerTheme';
import { OpenInSite } from './OpenInSite';

addons.register('parlour/site', () => {
  addons.add('parlour/site/open', {
    type: types.TOOL,
    title: 'Open in the site',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(OpenInSite),
  });
});
