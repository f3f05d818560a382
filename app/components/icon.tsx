import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement> & {
  /** Path data from `media/manifest/icons.ts`. */
  path: string;
  /** Width and height in pixels. */
  size?: number;
};

/** A decorative line icon in the colour of the text. */
export function Icon({ path, size = 24, ...attributes }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );
}
