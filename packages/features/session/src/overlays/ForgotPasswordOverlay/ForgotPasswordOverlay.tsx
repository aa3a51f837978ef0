export default function ForgotPasswordOverlay() {
  return null;
}
