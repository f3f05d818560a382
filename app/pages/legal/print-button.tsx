import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button look="outline" className="legal-print needs-script" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
