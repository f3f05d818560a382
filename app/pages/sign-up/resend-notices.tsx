import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { FormFailure } from '../../components/form-failure.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import type { Values } from './use-sign-up.ts';

const subscribeToNothing = () => () => undefined;

type NoticeProps = {
  form: RefObject<HTMLFormElement | null>;
  /** Of the last submit. Another object for each. */
  submitted: Values;
  onEnd: (form: HTMLFormElement) => void;
};

/** @returns whether the visitor has changed a field since the last submit */
function useFieldChange(form: NoticeProps['form'], submitted: Values): boolean {
  const [changedAfter, setChangedAfter] = useState<Values>();
  useEffect(() => {
    const changed = () => setChangedAfter(submitted);
    const { current } = form;
    current?.addEventListener('input', changed);
    return () => current?.removeEventListener('input', changed);
  }, [form, submitted]);
  return changedAfter === submitted;
}

/**
 * Counts down and sends the form, unless the visitor changes a field. After a change,
 * and without JavaScript, shows when to press the button again.
 */
export function RetryNotice({ form, submitted, seconds, onEnd }: NoticeProps & { seconds: number }) {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [left, setLeft] = useState(seconds);
  const isChanged = useFieldChange(form, submitted);
  const end = useEffectEvent(() => {
    if (!isChanged && form.current) onEnd(form.current);
  });
  useEffect(() => {
    // Background tabs throttle timers, so the rest is computed from `Date.now()`.
    const endsAt = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((endsAt - Date.now()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const advice = hydrated && !isChanged ? m.sign_up_failed_resend : m.sign_up_failed_press_again;
  return (
    <FormFailure>
      <p role="alert">
        {m.sign_up_failed()} <span>{advice({ count: seconds })}</span>
      </p>
      {/* Outside the alert: inside, screen readers would announce it every second. */}
      {hydrated && (
        <span role="timer" className="form-wait">
          {left}
        </span>
      )}
    </FormFailure>
  );
}

/** Sends the form once the browser is online, unless the visitor changes a field. */
export function OfflineNotice({ form, submitted, onEnd }: NoticeProps) {
  const isChanged = useFieldChange(form, submitted);
  const [isWaiting, setWaiting] = useState(false);
  const sendIfOnline = useEffectEvent(() => {
    if (navigator.onLine && !isChanged && form.current) onEnd(form.current);
  });
  useEffect(() => {
    setWaiting(true);
    const check = () => sendIfOnline();
    check();
    window.addEventListener('online', check);
    // A page that slept in the background or in the back/forward cache misses the event.
    window.addEventListener('pageshow', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('online', check);
      window.removeEventListener('pageshow', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return (
    <FormFailure className="form-offline">
      <p role="alert">{m.sign_up_failed()}</p>
      {/* Screen readers announce a text that is added to an existing region. */}
      <p role="status">{isWaiting && !isChanged && m.sign_up_failed_offline()}</p>
    </FormFailure>
  );
}
