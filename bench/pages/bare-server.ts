// The least a Node server can do: the same bytes for every request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const bytes = readFileSync(process.argv[2] ?? '');
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(bytes.length) };
const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
});
