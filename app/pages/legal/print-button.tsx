import { Printer } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { printAddress } from './print-address.ts';

/** A link, so that a press before there is a script is remembered by the page's address (print-on-press.ts). */
export function PrintButton({ label }: { label: string }) {
  return (
    <ButtonLink href={printAddress} look="outline" className="legal-print needs-script">
      <Printer size={18} aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}
