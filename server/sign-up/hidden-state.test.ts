import { describe, expect, test } from 'vitest';
import { signUpApiPath } from '../../content/service-addresses.ts';
import { honeypotField } from '../../sign-up/fields.ts';
import { randomSteps, runSteps, type Step, seededRandom } from '../../tests/fixtures/attacker.ts';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import { makeSignUp } from '../../tests/fixtures/make-sign-up.ts';
import { ownSignUpServer } from '../../tests/fixtures/own-sign-up-server.ts';

/** What the stranger did before. The attacker must not find out. */
const histories: Record<string, string[]> = {
  'never signed up': [],
  'filled in the trap': ['trap'],
  'signed up': ['sign up'],
  confirmed: ['sign up', 'confirm'],
  unsubscribed: ['sign up', 'confirm', 'leave'],
};

const step = (kind: Step['kind'], mailbox: Step['mailbox'], pick = 0.99): Step => ({
  kind,
  mailbox,
  name: 'Ann',
  pick,
  isTrapped: false,
});

/** `pick` 0 is the first token or link of the attacker, 0.99 the last. */
const knownAttacks: Record<string, Step[]> = {
  'corrects the address there and back with the tokens, and reads the code': [
    step('sign up', 'own'),
    step('confirm', 'own'),
    step('GET ownSignUp', 'own'),
    step('correct', 'victim'),
    step('GET ownSignUp', 'own', 0),
    step('correct', 'own'),
    step('GET ownSignUp', 'own'),
    step('confirm', 'own'),
    step('GET ownSignUp', 'own'),
  ],
  'corrects an unconfirmed address there and back, and uses the old links': [
    step('sign up', 'own'),
    step('correct', 'victim'),
    step('erase', 'own'),
    step('correct', 'own'),
    step('confirm', 'own', 0),
    step('GET ownSignUp', 'own', 0),
    step('erase', 'own'),
    step('erase', 'own', 0),
  ],
  'moves a sign-up by its link, and takes it back with the token': [
    step('sign up', 'own'),
    step('confirm', 'own'),
    step('move', 'victim'),
    step('erase', 'own', 0),
    step('correct', 'own'),
    step('confirm', 'own'),
    step('GET ownSignUp', 'own'),
    step('erase', 'own', 0),
  ],
  'uses one token for two addresses of their own': [
    step('sign up', 'victim'),
    step('correct', 'own', 0),
    step('correct', 'other', 0),
    step('GET ownSignUp', 'own', 0),
    { ...step('correct', 'own', 0), name: 'Eve' },
    step('GET ownSignUp', 'own', 0),
    step('correct', 'victim', 0.5),
    step('GET ownSignUp', 'own', 0),
  ],
  'fills in the trap with a token': [
    step('sign up', 'victim'),
    { ...step('correct', 'own'), isTrapped: true },
    step('correct', 'own'),
    step('sign up', 'own'),
    step('GET ownSignUp', 'own'),
  ],
  'erases a corrected sign-up before it is delivered': [
    step('sign up', 'own'),
    step('wait', 'own'),
    step('correct', 'victim'),
    step('wait', 'own'),
    step('correct', 'own'),
    step('erase', 'own'),
  ],
  'erases a sign-up after another one was corrected to its address': [
    step('sign up', 'victim'),
    step('wait', 'own'),
    step('sign up', 'own'),
    step('correct', 'own', 0),
    step('erase', 'own'),
  ],
  'sets a city, and leaves the address with an older token': [
    step('sign up', 'own'),
    step('city', 'own'),
    step('correct', 'victim', 0),
    step('correct', 'own'),
    step('GET ownSignUp', 'own'),
  ],
};

const random = seededRandom(51);
const randomAttacks = Array.from({ length: 12 }, (_, index): [string, Step[]] => [
  `does random steps, ${index}`,
  [step('sign up', 'own'), ...randomSteps(20, random)],
]);

describe.each(databaseKinds)('on the $kind database', ({ make }) => {
  const site = ownSignUpServer(make);

  async function live(history: string[], address: string): Promise<void> {
    const fields = makeSignUp('Vic', { team: 'Ajax', email: address });
    for (const act of history) {
      if (act === 'sign up') await site.postJson(signUpApiPath, { ...fields, with: 'friend' });
      else if (act === 'trap') await site.postJson(signUpApiPath, { ...fields, [honeypotField]: 'x' });
      else await site.post(await (await site.fanOf(fields)).link('ownSignUp'), { action: act });
    }
  }

  test.each([...Object.entries(knownAttacks), ...randomAttacks])(
    'responses hide the history of an address from a visitor who %s',
    async (_name, steps) => {
      const views: unknown[] = [];
      for (const [index, history] of Object.values(histories).entries()) {
        const addresses = {
          own: `own-${index}@example.com`,
          other: `other-${index}@example.com`,
          victim: `victim-${index}@example.com`,
        };
        await live(history, addresses.victim);
        const view = JSON.stringify(await runSteps(site, steps, addresses), null, 1);
        views.push(view.replaceAll(/-\d@example/g, '@example'));
      }
      for (const view of views) expect(view).toBe(views[0]);
    },
  );
});
