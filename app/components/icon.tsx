import type { SVGProps } from 'react';
import './icon.css';

type IconProps = SVGProps<SVGSVGElement> & {
  /** Path data from `media/manifest/icons.ts`. */
  path: string;
  /** Width and height in pixels. */
  size?: number;
  /** Fills the shape in the colour of its line. */
  isSolid?: boolean;
};

/** A decorative line icon in the colour of the text. */
export function Icon({ path, size = 24, isSolid = false, className = '', ...attributes }: IconProps) {
  return (
    <svg
      className={`icon ${isSolid ? 'icon-solid' : ''} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={2}
      aria-hidden="true"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );
}
