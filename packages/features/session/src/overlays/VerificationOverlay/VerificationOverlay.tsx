export default function VerificationOverlay() {
  return null;
}
