import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Who has scrolled this far needs no hint. */
const hiddenAfterPx = 100;

/** On a phone only: says that there is more below. */
export function ScrollHint({ label }: { label: string }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > hiddenAfterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <p className="scroll-hint" hidden={scrolled}>
      <ArrowDown size={18} aria-hidden="true" /> {label}
    </p>
  );
}
