import { honeypotField, mapFields } from '../../../sign-up/fields.ts';
import type { FormValues } from '../../../sign-up/form-values.ts';
import { mapOrigin, type Origin } from '../../../sign-up/origin.ts';

/**
 * @param trap the value of the honeypot
 * @param visit the origin of this visit, for what the form does not state
 * @returns the body of a request to the API. The fields are always sent, others only with a value.
 */
export function payloadOf(values: FormValues, { trap, visit }: { trap: string; visit: Origin }): object {
  const origin = mapOrigin((name) => values[name] || visit[name]);
  const others = { ...origin, ticket: values.ticket, [honeypotField]: trap };
  return {
    ...mapFields((field) => values[field]),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value)),
  };
}
