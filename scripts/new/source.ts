import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(__dirname, '../..')

/** Files written since the last formatting. */
const written = new Set<string>()

const write = (target: string, text: string): void => {
  writeFileSync(target, text)
  if (/\.(ts|tsx|scss)$/.test(target)) written.add(target)
}

/** Formats the written files. Needed because the names in them affect line breaks. */
export const layOut = (): void => {
  const oxfmt = path.join(ROOT, 'node_modules/.bin/oxfmt')
  if (written.size > 0) execFileSync(oxfmt, ['--config', path.join(ROOT, 'config/oxfmt.json'), ...written])
  written.clear()
}

/** Runs `npm run generate` in a project, which creates page configurations, text namespaces and the texts of Macao. */
export const generateIn = (root: string): void => {
  execFileSync(path.join(ROOT, 'node_modules/.bin/tsx'), [path.join(root, 'scripts/generate/main.ts')])
}

/** Converts `about-foyer` to `aboutFoyer`. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())

/** Converts `aboutFoyer` to `about-foyer`. */
export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Writes a new file. Throws if the file exists. */
export const create = (root: string, file: string, text: string): void => {
  const target = path.join(root, file)
  if (existsSync(target)) throw new Error(`${file} exists. Remove it or use another name.`)
  mkdirSync(path.dirname(target), { recursive: true })
  write(target, text)
}

/** Writes a new file. Does nothing if the file exists. */
export const createOnce = (root: string, file: string, text: string): void => {
  if (!existsSync(path.join(root, file))) create(root, file, text)
}

/** Changes an existing file. */
export const edit = (root: string, file: string, change: (text: string) => string): void => {
  const target = path.join(root, file)
  write(target, change(readFileSync(target, 'utf8')))
}

const line = (statement: string, text: string): string => {
  const last = [...text.matchAll(/^import [^;]*? from '[^']+'$/gm)].at(-1)
  const at = last ? last.index + last[0].length + 1 : 0
  return `${text.slice(0, at)}${statement}\n${last ? '' : '\n'}${text.slice(at)}`
}

/**
 * Adds names to the imports of a source file. Extends the import statement of the same module, or adds a statement.
 */
export const withImport = (text: string, from: string, names: readonly string[]): string => {
  const statement = new RegExp(`^import \\{([^}]*)\\} from '${from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'$`, 'm')
  const found = statement.exec(text)
  if (!found) return line(`import { ${names.join(', ')} } from '${from}'`, text)
  const known = found[1]
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const all = [...known, ...names.filter((name) => !known.includes(name))]
  return text.replace(statement, () => `import { ${all.join(', ')} } from '${from}'`)
}

/** Adds `import * as name`, unless the source file already has it. */
export const withNamespace = (text: string, from: string, name: string): string =>
  text.includes(` from '${from}'`) ? text : `import * as ${name} from '${from}'\n${text}`
