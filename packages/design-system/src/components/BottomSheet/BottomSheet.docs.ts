import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: [
    'On a phone, choices that belong to what is behind: filters, a bet slip, the actions of one thing.',
  ],
  whenNot: [
    'If an answer is required, or nothing is to be pulled: `Dialog`.',
    'For help beside the page: `SidePanel`.',
    'For a whole centre with pages: `OverlayShell`.',
  ],
  anatomy: [
    { part: 'handle', what: 'pulls it up and down, and is a button that makes it higher or lower' },
    { part: 'head', what: 'title and close button' },
    { part: 'body', what: 'the content, which scrolls' },
    { part: 'footer', what: 'optional, always visible' },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      action: 'Moves through what is inside; what is behind cannot be reached.',
    },
    {
      keys: ['Enter', 'Space'],
      action:
        'On the handle: makes the sheet as high as the screen, or lower again. On a button: presses it.',
    },
    {
      keys: ['Escape'],
      action: 'Asks to close it. While an input method composes, it ends the composition.',
    },
  ],
  screenReader: [
    'Its title and "dialog" when it opens, then the field or button that takes the focus.',
    'The handle by what it does next, and whether the sheet is expanded.',
    'When it closes, the element that opened it.',
  ],
  dos: [
    'Give everything that pulling does a button too: it has one.',
    'Put the main button into the footer, where a thumb reaches it.',
  ],
  donts: ['No sheet from a sheet.', 'Nothing that has to be answered: a pull closes it.'],
};
