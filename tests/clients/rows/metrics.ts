import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/processes/free-port.ts';
import { startSite } from '../../fixtures/processes/site-process.ts';
import { requireProgram } from '../../fixtures/processes/system-program.ts';
import type { Row } from '../row.ts';
