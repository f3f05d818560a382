import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { island } from '../../islands/island.tsx';

type ConfirmPlaceProps = {
  /** Address of the link, which the form is posted to. */
  action: string;
  label: string;
  /** Whether a script submits the form at once. */
  isAutomatic: boolean;
};

/**
 * The form of a confirmation. A GET changes nothing, because mail scanners follow links. Without
 * scripts the button submits it.
 */
function ConfirmPlace({ action, label, isAutomatic }: ConfirmPlaceProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAutomatic) form.current?.submit();
  }, [isAutomatic]);
  return (
    <form ref={form} method="post" action={action}>
      <input type="hidden" name="action" value="confirm" />
      <Button type="submit">{label}</Button>
    </form>
  );
}

export default island<ConfirmPlaceProps>(
  'confirm-place',
  ({ isAutomatic }) => (isAutomatic ? 'idle' : 'use'),
  ConfirmPlace,
);
