import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '../../fixtures/processes/free-port.ts';
import { send } from './webdriver.ts';

/** @returns what {@link send} makes of what a driver says */
async function answerTo(status: number, text: string) {
  const driver = createServer((_request, response) => response.writeHead(status).end(text));
  const port = await freePort();
  driver.listen(port);
  await once(driver, 'listening');
  const answer = await send(`http://127.0.0.1:${port}/status`, 'GET');
  driver.close();
  return answer;
}

test('a command is answered by a value, or refused by a code and words', async () => {
  expect(await answerTo(200, '{"value":[1]}')).toEqual({ value: [1] });
  const refusal = { error: 'invalid session id', message: 'it has ended' };
  expect(await answerTo(404, JSON.stringify({ value: refusal }))).toEqual({
    code: 'invalid session id',
    message: 'it has ended',
  });
});

test('an answer that is none of a driver’s is told as what it is', async () => {
  const [page, error] = ['<h1>Bad gateway</h1>', '{"error":"other"}'];
  expect(await answerTo(502, page)).toEqual({ code: 'unreadable answer', message: page });
  expect(await answerTo(500, error)).toEqual({ code: 'unreadable answer', message: error });
});

test('a driver that is not there gives no answer', async () => {
  expect(await send(`http://127.0.0.1:${await freePort()}/status`, 'GET')).toMatchObject({
    code: 'no answer',
  });
});
