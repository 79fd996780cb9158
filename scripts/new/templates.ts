const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());

export const featureTemplates = (name: string): Record<string, string> => ({
  [`features/${name}/package.json`]: `${JSON.stringify(
    {
      name: `@solelune/${name}`,
      private: true,
      type: 'module',
      exports: { './contract': './contract.ts', './api': './api/index.ts', './web': './web/screens.ts' },
      dependencies: {
        '@solelune/contract': '*',
        '@solelune/screen': '*',
        '@solelune/ui': '*',
        react: '19.3.1',
        zod: '4.6.7',
      },
    },
    null,
    2,
  )}\n`,
  [`features/${name}/README.md`]: `# ${pascal(name)}\n\nPurpose, screens, sources, open points: one screen long.\n`,
  [`features/${name}/api/index.ts`]: `import { defineApi } from '@solelune/contract/server';\n\nexport const ${camel(name)}Api = defineApi({ name: '${name}', handlers: [] });\n`,
  [`features/${name}/web/screens.ts`]: `import type { Screen } from '@solelune/screen';\n\nexport const ${camel(name)}Screens: Screen[] = [];\n`,
});

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
