import { arrowDownIcon } from '@sportbuddy/media/manifest/icons';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';

const hiddenAfterPx = 100;

/** On phones: a hint to scroll, hidden once the visitor has scrolled. */
function ScrollHint() {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(window.scrollY > hiddenAfterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <p className="scroll-hint" hidden={isHidden}>
      <Icon path={arrowDownIcon} size={18} /> {m.features_scroll()}
    </p>
  );
}

export default island('scroll', ScrollHint);
