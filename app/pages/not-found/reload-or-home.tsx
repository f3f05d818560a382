import { ButtonLink } from '../../components/button.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The ways out of a page that could not be shown. */
export function ReloadOrHome() {
  return (
    <div className="not-found-ways">
      <ButtonLink href="">{m.error_reload()}</ButtonLink>
      <ButtonLink href={to('/')} look="outline">
        {m.not_found_home()}
      </ButtonLink>
    </div>
  );
}
