import { brand } from '@sportbuddy/media/manifest/brand';
import { shield } from '@sportbuddy/media/manifest/shapes/shield';
import './logo.css';

/**
 * Shield and wordmark, in the current text colour.
 * @param isSource see `Wordmark`
 */
export function Logo({ isSource = false }: { isSource?: boolean }) {
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
      <Wordmark className="logo-wordmark" isSource={isSource} />
    </span>
  );
}

type WordmarkProps = {
  className: string;
  /** Draws the letters, which all others on the page repeat: the one of the bar. */
  isSource?: boolean;
};

export function Wordmark({ className, isSource = false }: WordmarkProps) {
  return (
    <svg className={className} viewBox={brand.wordmark.viewBox} fill="currentColor" aria-hidden="true">
      {isSource ? <path id="wordmark" d={brand.wordmark.path} /> : <use href="#wordmark" />}
    </svg>
  );
}
