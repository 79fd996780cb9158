import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());

const TEMPLATE = path.join(import.meta.dirname, 'feature');

/** A whole feature, small and working: a page with its text, calls, a channel, a job, a permission, rows, tests. One deletes what one does not need. */
export function featureTemplates(name: string): Record<string, string> {
  const words = name.replaceAll('-', ' ');
  const fill = (text: string) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__camel__', camel(name))
      .replaceAll('__Pascal__', pascal(name))
      .replaceAll('__snake__', name.replaceAll('-', '_'))
      .replaceAll('__Name__', words.charAt(0).toUpperCase() + words.slice(1));
  const files = globSync('**/*.template', { cwd: TEMPLATE });
  return Object.fromEntries(
    files.map((file) => {
      const target = fill(file.replace(/\.template$/, ''));
      const place = target.startsWith('content/')
        ? target.replace('content/', `content/${name}/`)
        : `features/${name}/${target}`;
      return [place, fill(readFileSync(path.join(TEMPLATE, file), 'utf8'))];
    }),
  );
}

export const pageTemplates = (feature: string, name: string): Record<string, string> => ({
  [`features/${feature}/web/${name}-page.tsx`]: `import type { PageProps } from '@solelune/screen';\nimport './${name}-page.css';\n\nexport default function ${pascal(name)}Page({ params }: PageProps) {\n  return <section className="${name}-page page">{JSON.stringify(params)}</section>;\n}\n`,
  [`features/${feature}/web/${name}-page.css`]: `@layer page {\n  .${name}-page {\n    padding-block: var(--space-7);\n  }\n}\n`,
});

export const callTemplates = (feature: string, name: string): Record<string, string> => ({
  [`features/${feature}/contract.ts`]: `export const ${camel(name)} = defineCall({\n  name: '${feature}.${name}',\n  method: 'GET',\n  path: '${feature}/${name}.json',\n  summary: '',\n  input: z.object({}),\n  answer: z.object({}),\n});\n`,
  [`features/${feature}/api/${name}.ts`]: `import { handle } from '@solelune/contract/server';\nimport { ${camel(name)} } from '../contract.ts';\n\nexport const ${camel(name)}Handler = handle(${camel(name)}, () => ({}));\n`,
});

export function textTemplate(file: string): Record<string, string> {
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(file))
    throw new Error('Le chemin d’un texte est celui de son adresse, sans barre au début.');
  return { [`content/${file}.md`]: '---\ntitle: \ndescription: \n---\n\n## Un titre {#key}\n\n' };
}
