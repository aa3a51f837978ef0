export default function RegisterOverlay() {
  return null;
}
