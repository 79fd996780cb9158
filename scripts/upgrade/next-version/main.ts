// The site as a release later: the same, with one feature more that expands a table of the version before. For upgrade.servers.test.ts.
import { defineFeature } from '@solelune/contract/server';
import { createLogger, createStopping } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { processConfig } from '@solelune/server/environment';
import { features } from '@solelune/server/features';

const next = defineFeature({ name: 'next-version', migrations: new URL('.', import.meta.url) });
const config = processConfig();
const log = createLogger(config);
const stopping = createStopping(log);
const server = await compose(config, { log, features: [...features, next], pages: 'none' });
stopping.onStop('server', server.close);
const address = await server.app.listen({ port: config.port, host: config.host });
log.child({}, { level: 'info' }).info({ at: address }, 'listening');
