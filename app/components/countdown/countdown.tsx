import { launchText } from '../../../content/clock/timed-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import CountdownBoard from './countdown.island.tsx';

type CountdownProps = {
  /** The launch day without its year, which depends on the visitor's clock. */
  day: string;
};

/** The title depends on the server's clock, so it is a prop of the island. */
export function Countdown({ day }: CountdownProps) {
  return <CountdownBoard title={launchText(m.countdown_title_plain(), m.countdown_title_over())} day={day} />;
}
