import '../../tests/fixtures/made-up-field.ts';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRender } from '../../app/entry.server.tsx';
import { payloadOf } from '../../app/pages/sign-up/payload.ts';
import { signUpApiPath } from '../../content/service-addresses.ts';
import { deliveryOutbox } from '../../sign-up/delivery/deliveries.ts';
import { claimDue } from '../../sign-up/delivery/outbox.ts';
import { send } from '../../sign-up/delivery/send.ts';
import { honeypotField, receiverColumn } from '../../sign-up/fields.ts';
import { readFormValues } from '../../sign-up/form-values.ts';
import { exportAll } from '../../sign-up/operator/export.ts';
import { mapOrigin } from '../../sign-up/origin.ts';
import { releaseAllHeld } from '../../sign-up/store/held.ts';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { addMadeUpColumn, madeUpField } from '../../tests/fixtures/made-up-field.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { ownSignUpServer } from '../../tests/fixtures/own-sign-up-server.ts';

const render = createRender({ scripts: [], sheetsOf: () => [] }, (error) => {
  throw error;
});

/** @returns what a browser sends for the form of a page: each input with its value */
function inputsOf(html: string): Record<string, string> {
  const { document } = new Window();
  document.write(html);
  const inputs = [...(document.querySelector('.sign-up-form')?.querySelectorAll('input') ?? [])];
  const sent = inputs.filter(({ type, checked }) => type !== 'radio' || checked);
  return Object.fromEntries(sent.map(({ name, value }) => [name, value]));
}

describe.each(databaseKinds)(
  'with one more field in sign-up/fields.ts, on the $kind database',
  ({ make }) => {
    const site = ownSignUpServer(make, {}, render);
    beforeEach(() => addMadeUpColumn(site.db));
    afterEach(() => vi.unstubAllGlobals());

    const typed = { ...makeSignUp('Ann'), [madeUpField]: '9' };

    /** The form of a page as a browser sends it, with what the visitor types. */
    const filled = async (url: string, changed: Record<string, string>) => {
      const inputs = inputsOf((await site.get(url)).body);
      expect(inputs).toHaveProperty(madeUpField);
      return { ...inputs, ...changed };
    };
    const signUpPlain = async (changed: Record<string, string> = {}) => {
      const { headers } = await site.post(
        '/coming-soon',
        await filled('/coming-soon', { ...typed, ...changed }),
      );
      return new URL(String(headers.location), 'https://fans.test').searchParams.get('done') ?? '';
    };
    const exported = async (): Promise<unknown> => {
      let text = '';
      await exportAll(site.db, { format: 'json' }, async (part) => {
        text += part;
      });
      return JSON.parse(text);
    };

    test('the script stores it, and keeps it when it corrects another field', async () => {
      const body = (inputs: Record<string, string>) =>
        payloadOf(
          readFormValues((name) => inputs[name]),
          { trap: '', visit: mapOrigin(() => '') },
        );
      const inputs = await filled('/coming-soon', typed);
      const token = (await site.postJson(signUpApiPath, body(inputs))).json().ticket;
      expect(await exported()).toMatchObject([{ name: 'Ann', [madeUpField]: '9' }]);
      await site.postJson(signUpApiPath, body({ ...inputs, name: 'Anna', ticket: token }));
      expect(await exported()).toMatchObject([{ name: 'Anna', [madeUpField]: '9' }]);
    });

    test('the plain form stores it, and its correction keeps it, also after a city', async () => {
      const token = await signUpPlain();
      expect(await exported()).toMatchObject([{ name: 'Ann', [madeUpField]: '9' }]);
      const { headers } = await site.post('/coming-soon', { ticket: token, city: 'Leeds' });
      const change = String(headers.location).replace('?done', '?change');
      for (const [url, name] of [
        [`/coming-soon?change=${token}`, 'Anna'],
        [change, 'Anne'],
      ] as const) {
        await site.post('/coming-soon', await filled(url, { name }));
        expect(await exported()).toMatchObject([{ name, [madeUpField]: '9' }]);
      }
      await site.post('/coming-soon', await filled(change, { [madeUpField]: '' }));
      expect(await exported()).toMatchObject([{ [madeUpField]: '' }]);
    });

    test('the own sign-up page shows it, keeps it, and corrects it', async () => {
      await signUpPlain();
      const link = await (await site.fanOf(typed)).link('ownSignUp');
      await site.post(link, await filled(link, { action: 'change', name: 'Anna' }));
      expect(await exported()).toMatchObject([{ name: 'Anna', [madeUpField]: '9' }]);
      await site.post(link, await filled(link, { action: 'change', [madeUpField]: '10' }));
      expect(await exported()).toMatchObject([{ [madeUpField]: '10' }]);
    });

    test('a refused form, and the question about an address, keep what was typed', async () => {
      for (const changed of [{ name: 'A' }, { email: 'ann@gmial.com' }, { [madeUpField]: '1234' }]) {
        const inputs = await filled('/coming-soon', { ...typed, ...changed });
        const { statusCode, body } = await site.post('/coming-soon', inputs);
        expect(statusCode).toBe(422);
        expect(inputsOf(body)).toMatchObject({ ...typed, ...changed });
      }
      await signUpPlain();
      const link = await (await site.fanOf(typed)).link('ownSignUp');
      const { body } = await site.post(link, await filled(link, { name: 'A', [madeUpField]: '10' }));
      expect(inputsOf(body)).toMatchObject({ name: 'A', [madeUpField]: '10' });
    });

    test('a correction by a client or a page that does not know it keeps it', async () => {
      const { [madeUpField]: _unknown, ...known } = typed;
      const token = await signUpPlain();
      await site.postJson(signUpApiPath, { ...known, name: 'Anna', ticket: token });
      expect(await exported()).toMatchObject([{ name: 'Anna', [madeUpField]: '9' }]);
      const link = await (await site.fanOf(typed)).link('ownSignUp');
      await site.post(link, { action: 'change', ...known, name: 'Anne', city: '', language: 'en' });
      expect(await exported()).toMatchObject([{ name: 'Anne', [madeUpField]: '9' }]);
    });

    test('the API refuses a wrong value by the name of the field', async () => {
      const response = await site.postJson(signUpApiPath, { ...typed, [madeUpField]: '1234' });
      expect([response.statusCode, response.headers['error-codes']]).toEqual([422, `${madeUpField}=invalid`]);
      expect(response.json().errors).toEqual({ [madeUpField]: 'Invalid input' });
    });

    test('a held sign-up keeps it when it is released', async () => {
      await site.postJson(signUpApiPath, { ...typed, [honeypotField]: 'x' });
      expect(await releaseAllHeld(site.db)).toEqual({ held: 1, released: 1 });
      expect(await exported()).toMatchObject([{ [madeUpField]: '9' }]);
    });

    test('it is a column of the CSV export, and a field of the delivery', async () => {
      await signUpPlain();
      const lines: string[] = [];
      await exportAll(site.db, { format: 'csv' }, async (text) => void lines.push(String(text)));
      expect(lines[0]).toContain(`"email","${madeUpField}","signupDate"`);
      const post = vi.fn(async (_url: string, _request: { body: string }) => new Response());
      vi.stubGlobal('fetch', post);
      const [person] = await claimDue(site.db, deliveryOutbox, { leaseMs: 1_000, count: 1 });
      if (!person) throw new Error('nothing is due');
      await send({ url: 'https://receiver.test' }, person);
      const [[, request] = []] = post.mock.calls;
      expect(JSON.parse(request?.body ?? '')).toMatchObject({ Email: typed.email, ShirtNumber: '9' });
      expect(receiverColumn(madeUpField)).toBe('ShirtNumber');
    });
  },
);
