import { batteryMediumIcon, mapPinIcon, wifiIcon } from '@sportbuddy/media/manifest/icons';
import type { ComponentProps } from 'react';
import { Icon } from '../../components/icon.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { groundLines } from './app-screen-grounds.ts';
import type { TeamView } from './team-view.ts';
import './app-screen.css';

const phone = { width: 412, height: 866 };
const days = { tonight: m.screen_tonight, today: m.screen_today, saturday: m.screen_saturday };
/** Average width of a letter of a message, rounded up. */
const letterWidth = { en: 7, ar: 7.8 };
/** Radius of an avatar. */
const faceRadius = 19;

/**
 * A meetup in the app as fans of the page's sport would arrange it, in the colours of the page.
 * Decoration: the text beside it describes the feature.
 */
export function AppScreen({ team }: { team: TeamView }) {
  const { screen, badge, glyph, cover } = team;
  const mirrored = currentLocale() === 'ar';
  /** Mirrors a position. `width` is that of a shape, whose position is its left side. */
  const x = (start: number, width = 0) => (mirrored ? phone.width - start - width : start);
  return (
    <div className="app-screen" data-club={cover.ground} aria-hidden="true" data-nosnippet="">
      {/* The margin keeps the phone's edges smooth when the drawing is turned. */}
      <svg viewBox={`-6 -6 ${phone.width + 12} ${phone.height + 12}`} aria-hidden="true">
        <defs>
          <linearGradient id="app-frame" x2="1" y2=".5">
            <stop className="app-rim" />
            <stop offset=".1" className="app-steel" />
            <stop offset=".5" className="app-dark" />
            <stop offset="1" className="app-rim" />
          </linearGradient>
          <linearGradient id="app-club" x2=".4" y2="1">
            <stop className="app-club" />
            <stop offset="1" className="app-club-low" />
          </linearGradient>
          <radialGradient id="app-glow" cx=".5" cy="0" r="1">
            <stop className="app-glow" />
            <stop offset=".6" className="app-glow-end" />
          </radialGradient>
          <clipPath id="app-card">
            <rect x="31" y="122" width="350" height="300" rx="24" />
          </clipPath>
        </defs>
        <rect width={phone.width} height={phone.height} rx="66" fill="url(#app-frame)" />
        <rect x="7" y="7" width="398" height="852" rx="59" className="app-black" />
        <rect x="11" y="11" width="390" height="844" rx="55" className="app-night" />
        <path d="M11 66A55 55 0 0 1 66 11H346A55 55 0 0 1 401 66V430H11Z" fill="url(#app-glow)" />
        <rect x="148" y="24" width="116" height="33" rx="17" className="app-black" />
        <text x="46" y="47" fontSize="15" className="figures app-figures app-left">
          {clock(screen.at, -18)}
        </text>{' '}
        <Icon path={wifiIcon} x={324} y={31} width={19} height={19} strokeWidth={3} />
        <Icon path={batteryMediumIcon} x={347} y={31} width={21} height={21} strokeWidth={2.6} />
        <text x={x(31)} y="103" fontSize="29" className="display app-title">
          {days[screen.when]()}
        </text>{' '}
        <g className="app-on-club">
          <rect x="31" y="122" width="350" height="300" rx="24" fill="url(#app-club)" />
          <g clipPath="url(#app-card)">
            <path d={groundLines[screen.ground]} transform="translate(31 122)" className="app-ground" />
          </g>
          {screen.isMatch ? (
            <>
              {badge && <image href={badge} x={x(49, 104)} y="140" width="104" height="114" />}
              <text x={phone.width / 2} y="211" fontSize="34" className="figures app-figures app-middle">
                {screen.at}
              </text>{' '}
              <Opponent glyph={glyph} at={x(267, 88)} />
            </>
          ) : (
            <>
              {badge && <image href={badge} x={x(49, 120)} y="136" width="120" height="132" />}
              {glyph && (
                <path
                  d={glyph}
                  fillRule="evenodd"
                  transform={`translate(${x(319, 42)} 146) scale(1.75)`}
                  className="app-ink"
                />
              )}
              <text x={x(361)} y="246" fontSize="50" className="figures app-figures app-end">
                {screen.at}
              </text>{' '}
            </>
          )}
          <text x={x(51)} y="312" fontSize="26" className="display app-title">
            {screen.title}
          </text>{' '}
          <text x={x(51)} y="345" fontSize="15.5">
            {screen.place}
          </text>{' '}
          <text x={x(51)} y="392" fontSize="15.5">
            {m.screen_going({ count: 9 })}
          </text>{' '}
        </g>
        <rect x={x(259, 102)} y="362" width="102" height="44" rx="12" className="app-ember" />
        <text x={x(310)} y="390" fontSize="16.5" className="app-middle app-on-ember">
          {m.screen_join()}
        </text>{' '}
        <text x={x(31)} y="468" fontSize="19" className="display app-title">
          {m.screen_who()}
        </text>{' '}
        {[m.screen_guest_one(), m.screen_guest_two(), m.ways_sample_one(), m.ways_sample_two()].map(
          (name, index) => (
            <Face key={name} name={name} colour={index} cx={x(252 + index * 28)} cy={462} />
          ),
        )}
        <Face name="+5" colour={4} cx={x(364)} cy={462} />
        {screen.chat.map((text, index) => (
          <Message
            key={text}
            name={index === 0 ? m.screen_guest_one() : m.screen_guest_two()}
            text={text}
            index={index}
            x={x}
          />
        ))}
        <rect x="32" y="650" width="348" height="84" rx="24" className="app-line" />
        <Icon
          path={mapPinIcon}
          x={x(50, 28)}
          y={678}
          width={28}
          height={28}
          strokeWidth={2.6}
          className="app-pin"
        />
        <text x={x(92)} y="687" fontSize="16.5">
          {screen.when === 'saturday' ? m.screen_far() : m.screen_near()}
        </text>{' '}
        <text x={x(92)} y="712" fontSize="14.5" className="app-muted">
          {m.screen_meet({ place: screen.meet, time: clock(screen.at, -15) })}
        </text>{' '}
        <path d="M250 11H346A55 55 0 0 1 401 66V420L62 855H11V430Z" className="app-shine" />
      </svg>
    </div>
  );
}

/** The badge of an invented opponent. */
function Opponent({ glyph, at }: { glyph: string | undefined; at: number }) {
  return (
    <g transform={`translate(${at} 147)`}>
      <path
        d="M44 2C58 10 72 13 86 12V52C86 76 66 92 44 100C22 92 2 76 2 52V12C16 13 30 10 44 2Z"
        className="app-other"
      />
      <path d="M44 5C58 13 72 15 83 15V52C83 74 65 89 44 97Z" className="app-other-half" />
      <circle cx="44" cy="49" r="25" className="app-other-disc" />
      {glyph && (
        <path
          d={glyph}
          fillRule="evenodd"
          transform="translate(25 30) scale(1.58)"
          className="app-other-glyph"
        />
      )}
    </g>
  );
}

type Mirror = (start: number, width?: number) => number;

function Message({ name, text, index, x }: { name: string; text: string; index: number; x: Mirror }) {
  const top = 496 + index * 74;
  const width = Math.max(name.length + 2, text.length) * letterWidth[currentLocale()] + 34;
  return (
    <>
      <Face name={name} colour={index} cx={x(31 + faceRadius)} cy={top + faceRadius} />
      <rect x={x(82, width)} y={top} width={width} height="62" rx="22" className="app-bubble" />
      <text x={x(98)} y={top + 24} fontSize="13.5" className="app-mint">
        {name}
      </text>{' '}
      <text x={x(98)} y={top + 46} fontSize="15">
        {text}
      </text>{' '}
    </>
  );
}

function Face({ name, colour, ...centre }: { name: string; colour: number } & ComponentProps<'circle'>) {
  return (
    <>
      <circle {...centre} r={faceRadius} className="app-face" data-colour={colour} />
      <text
        x={centre.cx}
        y={Number(centre.cy) + 5}
        // Letters such as "س" are thin and have no ascenders.
        fontSize={currentLocale() === 'ar' ? 22 : 14.5}
        className="app-middle app-initial"
        data-colour={colour}
      >
        {name.startsWith('+') ? name : name.slice(0, 1)}
      </text>{' '}
    </>
  );
}

/** @returns a time of day such as 19:45, `minutes` after another one */
function clock(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  const total = hours * 60 + past + minutes;
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}
