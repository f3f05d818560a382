import { type FormEvent, useEffect, useRef, useState } from 'react';
import { cityApiPath } from '../../../content/service-addresses.ts';
import type { RefusalCode } from '../../../sign-up/error-codes.ts';
import { limits } from '../../../sign-up/fields.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { fieldMessage, refusalMessage } from '../../sign-up/error-messages.ts';
import { postJson } from './post-json.ts';

type CityError = 'invalid' | RefusalCode;

type CityQuestionProps = {
  /** Correction token of the sign-up. Without it the city cannot be saved. */
  token: string | undefined;
  onSaved: (changed: { ticket?: string; city: string }) => void;
  /** The saved city, or the refused one if there is an error. */
  city: string;
  cities: readonly string[];
  /** Error of a plain form post. */
  error?: CityError | undefined;
};

/** The optional question after a sign-up. Without JavaScript it is a plain form. */
export function CityQuestion({ token, onSaved, city, cities, error }: CityQuestionProps) {
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState(() => error && messageOf(error));
  const [saved, setSaved] = useState(() => (city && !error ? city : undefined));
  const status = useRef<HTMLParagraphElement>(null);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    if (isFocused) status.current?.focus();
  }, [isFocused]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const typed = String(new FormData(event.currentTarget).get('city') ?? '').trim();
    setSaving(true);
    const response = await postJson(cityApiPath, { ticket: token, city: typed });
    setSaving(false);
    if (!response.ok) return setMessage(messageOf(response.errors ? 'invalid' : response.code));
    setSaved(typed);
    // The form with the focus is removed.
    setFocused(true);
    onSaved({ city: typed, ...(response.token && { ticket: response.token }) });
  }

  if (saved !== undefined)
    return (
      <p ref={status} tabIndex={-1} className="city-question" role="status">
        {saved ? m.sign_up_city_saved({ city: saved }) : m.sign_up_city_empty()}
      </p>
    );
  if (!token)
    return message ? (
      <p className="city-question" role="alert">
        {message}
      </p>
    ) : null;
  return (
    <form
      className="city-question"
      method="post"
      action={`${to('/coming-soon')}#ticket`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="ticket" value={token} />
      <TextField
        name="city"
        label={m.sign_up_city()}
        note={m.sign_up_optional()}
        placeholder={m.sign_up_city_hint()}
        suggestions={cities}
        maxLength={limits.cityMax}
        autoComplete="address-level2"
        defaultValue={city}
        error={message}
      />
      <Button type="submit" look="outline" aria-disabled={isSaving || undefined}>
        <span>{isSaving ? m.sign_up_city_saving() : m.sign_up_city_save()}</span>
      </Button>
    </form>
  );
}

function messageOf(error: CityError | undefined): string {
  if (error === 'expired') return m.sign_up_city_expired();
  return (
    (error === 'invalid' && fieldMessage(error)) || refusalMessage(error === 'invalid' ? undefined : error)
  );
}
