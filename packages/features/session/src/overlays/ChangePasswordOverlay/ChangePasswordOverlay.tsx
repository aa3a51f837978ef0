export default function ChangePasswordOverlay() {
  return null;
}
