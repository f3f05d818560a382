import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast, type Toast, takeToasts } from './toasts.ts';
import './toaster.css';

/** Loads the toaster with the first toast. If it cannot be loaded, the words are still shown and read out. */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<Toast | null>(null);
  useEffect(
    () =>
      onFirstToast(() => {
        import('./toaster.tsx')
          .then((module) => setToaster(() => module.Toaster))
          .catch(() => takeToasts(setPlain));
      }),
    [],
  );
  return (
    <>
      <div aria-live="polite" className={plain ? 'plain-toast' : 'visually-hidden'}>
        {plain && `${plain.title} ${plain.description ?? ''}`}
      </div>
      {Toaster && <Toaster />}
    </>
  );
}
