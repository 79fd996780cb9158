import { createRequire } from 'node:module';

type Compiler = import('@myriaddreamin/typst-ts-node-compiler').NodeCompiler;

let compiler: Compiler | undefined;

/** Some forty milliseconds the first time, two after it: no worker is worth it. Loaded when wanted: most processes never print. */
function typesetter(): Compiler {
  const { NodeCompiler } = createRequire(import.meta.url)(
    '@myriaddreamin/typst-ts-node-compiler',
  ) as typeof import('@myriaddreamin/typst-ts-node-compiler');
  compiler ??= NodeCompiler.create();
  return compiler;
}

/** A PDF of a Typst template, which finds what it says as JSON in `sys.inputs.data`. */
export function typeset(template: string, data: object): Buffer {
  const pdf = typesetter().pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  typesetter().evictCache(10);
  return pdf;
}
