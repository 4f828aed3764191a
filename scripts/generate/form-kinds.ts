import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { camelCase } from '../new/source'

const FOLDER = 'src/domain/form-schema'
const PARTS = 'src/components/form/definition/parts'

const indexOf = (kinds: readonly string[], file: string, folder: string, name: string): string => {
  const own = kinds.map((kind) => ({ path: `${folder}/${kind}/${file}`, name: `${camelCase(kind)}Kinds` }))
  const imports = own.map((kind) => `import { ${name} as ${kind.name} } from '${kind.path}'\n`)
  return `${imports.join('')}\nexport const ${name.toUpperCase()} = { ${own.map((kind) => `...${kind.name}`).join(', ')} }\n`
}

/**
 * Returns the lists of the kinds of form fields: their rules, their checks of a definition, and their components. A kind
 * is a folder of `kinds/`, and a component is a folder of `parts/`. The keys are paths in the project.
 * @param root folder of the project
 */
export const formKindFiles = (root: string): Map<string, string> => {
  const having = (folder: string, file: string): string[] =>
    readdirSync(path.join(root, folder)).filter((kind) => existsSync(path.join(root, folder, kind, file)))
  const kinds = having(`${FOLDER}/kinds`, 'kind.ts')
  return new Map([
    [`${FOLDER}/field-kinds.ts`, indexOf(kinds, 'kind', './kinds', 'kinds')],
    [`${FOLDER}/check/field-checks.ts`, indexOf(kinds, 'check', '../kinds', 'checks')],
    [`${PARTS}/parts.ts`, indexOf(having(PARTS, 'part.tsx'), 'part', '.', 'parts')],
  ])
}
