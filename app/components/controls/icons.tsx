import { ArrowRight } from 'lucide-react';

/** Points to where reading goes on, so it turns round in Arabic. */
export function ArrowIcon() {
  return <ArrowRight size={20} strokeWidth={2.4} aria-hidden="true" className="mirrored" />;
}
