/**
 * Every dialog and page of the session. Apart from the door, for the first page carries the address of all
 * that its code may ask for, and of these it asks for none (decision 0042).
 */
export const overlays = {
  login: () => import('./overlays/LoginOverlay/LoginOverlay'),
  register: () => import('./overlays/RegisterOverlay/RegisterOverlay'),
  forgotPassword: () => import('./overlays/ForgotPasswordOverlay/ForgotPasswordOverlay'),
  changePassword: () => import('./overlays/ChangePasswordOverlay/ChangePasswordOverlay'),
  verification: () => import('./overlays/VerificationOverlay/VerificationOverlay'),
  logout: () => import('./overlays/LogoutOverlay/LogoutOverlay'),
};

export const pages = {
  agentLogin: () => import('./pages/AgentLoginPage/AgentLoginPage'),
  agentHome: () => import('./pages/AgentHomePage/AgentHomePage'),
  resetPassword: () => import('./pages/ResetPasswordPage/ResetPasswordPage'),
};

/** The use case behind the header's two fields. */
export const loadQuickLogIn = () => import('./model/quickLogIn');
