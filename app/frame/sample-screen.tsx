import { turningAtLaunch } from '../../content/clock/slots.ts';
import { m } from '../i18n/paraglide/messages.js';
import './sample-screen.css';

/** Says of pictures of the app that what they show is made up. */
export function SampleScreen({ many = false }: { many?: boolean }) {
  return (
    <small className="sample-screen">
      {many
        ? turningAtLaunch(m.sample_screens_soon(), m.sample_screens())
        : turningAtLaunch(m.sample_screen_soon(), m.sample_screen())}
    </small>
  );
}
