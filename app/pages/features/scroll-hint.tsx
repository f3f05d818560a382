import { ArrowDown } from 'lucide-react';
import { Behaviour } from '../../islands/island.tsx';

/** On a phone only: says that there is more below. */
export function ScrollHint({ label }: { label: string }) {
  return (
    <Behaviour name="scroll-hint" timing="idle">
      <p className="scroll-hint">
        <ArrowDown size={18} aria-hidden="true" /> {label}
      </p>
    </Behaviour>
  );
}
