import { crowd } from '@sportbuddy/media/manifest/crowd';
import type { CSSProperties } from 'react';
import type { HubView } from './hub-view.ts';
import './card-mosaic.css';

const { svg, width, height } = crowd.signUp;
const crowdScale = 0.62;

/** The sport's sign as its end shows it: a card in every hand, the crowd in front of it. Cards are units of the picture. */
export function CardMosaic({ mosaic: { cards, colours } }: { mosaic: NonNullable<HubView['mosaic']> }) {
  const [ground, raised, edge] = colours;
  return (
    <div className="card-mosaic" aria-hidden="true">
      <svg viewBox="0 0 40 42" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <defs>
          {/* Paper held by many hands: no two cards catch the light alike. */}
          <pattern id="paper" width="7" height="5" patternUnits="userSpaceOnUse">
            <path className="paper-light" d="M1 0h1v1H1zM4 1h1v1H4zM0 3h1v1H0zM3 4h1v1H3zM6 2h1v1H6z" />
            <path className="paper-shade" d="M2 1h1v1H2zM5 0h1v1H5zM1 4h1v1H1zM4 3h1v1H4zM6 4h1v1H6z" />
            <path
              className="paper-edges"
              d="M0 0h7M0 1h7M0 2h7M0 3h7M0 4h7M0 0v5M1 0v5M2 0v5M3 0v5M4 0v5M5 0v5M6 0v5"
            />
          </pattern>
        </defs>
        <path fill={ground} d="M-300-60h640V60H-300z" />
        <path fill={edge} d="M-300-1h640v1H-300zM-300 40h640v1H-300z" />
        <path fill={raised} transform="translate(2 2)" d={cards} />
        <path fill="url(#paper)" d="M-300-60h640V60H-300z" />
      </svg>
      <div
        className="card-mosaic-crowd"
        style={
          {
            backgroundImage: `url(${svg})`,
            backgroundSize: `${width * crowdScale}px auto`,
            '--heads': `${height * crowdScale * 0.62}px`,
          } as CSSProperties
        }
      />
    </div>
  );
}
