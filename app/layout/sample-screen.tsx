import { launchText } from '../../content/clock/timed-text.ts';
import { m } from '../i18n/paraglide/messages.js';
import './sample-screen.css';

/** Label for pictures of the app: the data shown in them is made up. */
export function SampleScreen({ isPlural = false }: { isPlural?: boolean }) {
  return (
    <small className="sample-screen">
      {isPlural
        ? launchText(m.sample_screens_soon(), m.sample_screens())
        : launchText(m.sample_screen_soon(), m.sample_screen())}
    </small>
  );
}
