import { brand } from '@sportbuddy/media/manifest/brand';
import { shield } from '@sportbuddy/media/manifest/shapes/shield';
import './logo.css';

/** Shield and wordmark, in the current text colour. */
export function Logo() {
  return (
    <span className="logo" dir="ltr">
      <svg
        width="29"
        height="35"
        viewBox={shield.viewBox}
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={shield.path} />
      </svg>
      <Wordmark className="logo-wordmark" />
    </span>
  );
}

export function Wordmark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox={brand.wordmark.viewBox} fill="currentColor" aria-hidden="true">
      <path d={brand.wordmark.path} />
    </svg>
  );
}
