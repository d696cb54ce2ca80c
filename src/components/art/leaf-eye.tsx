/** Logo: the finder pattern of a QR code (7 × 7 modules) with two corners rounded into a leaf. */
export const leafEyePath =
  "M14 0h14v14a14 14 0 0 1-14 14H0V14A14 14 0 0 1 14 0zm0 4A10 10 0 0 0 4 14v10h10a10 10 0 0 0 10-10V4zm0 4h6v6a6 6 0 0 1-6 6H8v-6a6 6 0 0 1 6-6z";

export function LeafEye({ size, className }: { size: number; className?: string | undefined }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path fillRule="evenodd" d={leafEyePath} />
    </svg>
  );
}
