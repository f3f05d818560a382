import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The half-time beer mat. Latin letters run round it; Arabic letters join and so stand straight. */
export function HalfTimeMat() {
  return (
    <svg className="half-time-mat" viewBox="-105 -105 210 210" width="210" height="210" aria-hidden="true">
      <circle className="mat-paper" r="101" />
      <circle className="mat-line" r="92" />
      {currentLocale() === 'ar' ? <StraightWords /> : <RoundWords />}
    </svg>
  );
}

function RoundWords() {
  const [top, foot] = [m.maps_mat_top(), m.maps_mat_foot()];
  return (
    <>
      <circle className="mat-line" r="61" />
      <path id="mat-round" fill="none" d="M-70.5 0a70.5 70.5 0 1 1 141 0a70.5 70.5 0 1 1 -141 0" />
      <text className="mat-round" fontSize={20}>
        {/* As long as the circle, whatever the font at hand. */}
        <textPath href="#mat-round" textLength="436" lengthAdjust="spacing">
          {m.maps_mat_round()}
        </textPath>
      </text>
      <text className="mat-word" fontSize={34} textAnchor="middle" y="-4">
        {top}
      </text>
      <text className="mat-word" fontSize={34} textAnchor="middle" y="28">
        {foot}
      </text>
    </>
  );
}

function StraightWords() {
  return (
    <>
      {/* A small cup of Arabic coffee, without a handle. */}
      <path className="mat-cup" d="M-15-79h30c-1 15-5 22-9 25v3h-12v-3c-4-3-8-10-9-25z" />
      <path className="mat-line" d="M-74 -42h148M-76 40h152" />
      <text className="mat-word" fontSize={28} textAnchor="middle" y="-9">
        {m.maps_mat_top()}
      </text>
      <text className="mat-word" fontSize={28} textAnchor="middle" y="27">
        {m.maps_mat_foot()}
      </text>
      <text className="mat-small" fontSize={18} textAnchor="middle" y="65">
        {m.maps_mat_round()}
      </text>
    </>
  );
}
