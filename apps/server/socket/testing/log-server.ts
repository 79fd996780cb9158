import { readConfig } from '@solelune/platform';
import { compose } from '../../compose.ts';
import { logFeature } from './log-feature.ts';

/** The server as its own process, with one log and nothing else; as in production, it can only be killed. */
const config = readConfig(process.env);
const server = await compose(config, { features: [logFeature], pages: 'none' });
console.log(await server.app.listen({ port: config.port, host: config.host }));
