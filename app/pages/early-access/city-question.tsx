import { type FormEvent, useState } from 'react';
import { cityApiPath } from '../../../content/service-addresses.ts';
import type { RefusalCode } from '../../../sign-up/error-codes.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { fieldMessage, refusalMessage } from './error-messages.ts';
import { postJson } from './post-json.ts';

type CityQuestionProps = {
  /** Of the sign-up's ticket. */
  token: string;
  onSaved: (changed: { ticket?: string; city: string }) => void;
  city: string;
  cities: readonly string[];
  /** Of a plain form post. */
  error?: 'invalid' | RefusalCode | undefined;
  isAnswered: boolean;
};

type CityState = { phase: 'open' | 'saving'; error?: string } | { phase: 'saved'; city: string };

/** The optional question after a sign-up. Without JavaScript it is a plain form. */
export function CityQuestion({ token, onSaved, city, cities, error, isAnswered }: CityQuestionProps) {
  const [state, setState] = useState<CityState>(() => {
    if (isAnswered) return { phase: 'saved', city };
    if (!error) return { phase: 'open' };
    return { phase: 'open', error: messageOf(error) };
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.phase === 'saving') return;
    const typed = String(new FormData(event.currentTarget).get('city') ?? '').trim();
    setState({ phase: 'saving' });
    const response = await postJson(cityApiPath, { ticket: token, city: typed });
    if (response.ok) {
      setState({ phase: 'saved', city: typed });
      onSaved({ city: typed, ...(response.ticket && { ticket: response.ticket }) });
    } else setState({ phase: 'open', error: messageOf(response.errors ? 'invalid' : response.code) });
  }

  if (state.phase === 'saved')
    return (
      <p className="city-question" role="status">
        {state.city ? m.ea_city_saved({ city: state.city }) : m.ea_city_empty()}
      </p>
    );
  const saving = state.phase === 'saving';
  return (
    <form
      className="city-question"
      method="post"
      action={to('/coming-soon')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="ticket" value={token} />
      <TextField
        name="city"
        label={m.ea_city()}
        note={m.ea_optional()}
        placeholder={m.ea_city_hint()}
        list="known-cities"
        maxLength={100}
        autoComplete="address-level2"
        defaultValue={city}
        error={state.error}
      />
      <datalist id="known-cities">
        {cities.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <Button type="submit" look="outline" aria-disabled={saving || undefined}>
        <span>{saving ? m.ea_city_saving() : m.ea_city_save()}</span>
      </Button>
    </form>
  );
}

function messageOf(error: 'invalid' | RefusalCode | undefined): string {
  return (
    (error === 'invalid' && fieldMessage(error)) || refusalMessage(error === 'invalid' ? undefined : error)
  );
}
