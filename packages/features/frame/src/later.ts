/** What the frame shows after the first page, apart from its door (decision 0042). */
export const memberBar = () => import('./components/MemberBar/MemberBar');
export const message = () => import('./overlays/MessageOverlay/MessageOverlay');
