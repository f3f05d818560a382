import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { intoStagingSchema } from './script-schema.ts';

const script = `SET transaction_timeout = 0;
SET statement_timeout = 0;
CREATE TABLE public.letters (sign_up_id text NOT NULL);
COPY public.letters (sign_up_id, name) FROM stdin;
1\tpublic.letters of Müller
2\t\\\\.
\\.
ALTER TABLE ONLY public.letters ADD CONSTRAINT x FOREIGN KEY (sign_up_id) REFERENCES public.sign_ups(id);
`;

test.each([1, 7, 10_000])(
  'the script creates the tables in another schema, and rows are unchanged: %i bytes',
  async (size) => {
    const bytes = Buffer.from(script);
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect(await text(Readable.from(parts).pipe(intoStagingSchema()))).toBe(`SET statement_timeout = 0;
CREATE TABLE sportbuddy_restoring.letters (sign_up_id text NOT NULL);
COPY sportbuddy_restoring.letters (sign_up_id, name) FROM stdin;
1\tpublic.letters of Müller
2\t\\\\.
\\.
ALTER TABLE ONLY sportbuddy_restoring.letters ADD CONSTRAINT x FOREIGN KEY (sign_up_id) REFERENCES sportbuddy_restoring.sign_ups(id);
`);
  },
);
