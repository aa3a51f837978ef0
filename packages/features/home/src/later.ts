/** What the home page opens, apart from the page itself (decision 0042). */
export const notices = () => import('./overlays/NoticesOverlay/NoticesOverlay');
export const fedJackpot = () => import('./pages/HomePage/FedJackpot');
