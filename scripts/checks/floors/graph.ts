import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Import, importsOf } from './imports'

/** The imports of each file, by paths from the root: `src/app.tsx` → `src/app/log.ts` → true if only types are imported. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, boolean>>

/** The files below `root`, and the imports of the sources among them as they are written. */
export interface Tree {
  files: ReadonlySet<string>
  imports: ReadonlyMap<string, readonly Import[]>
}

const FOLDERS = ['src', 'scripts', 'config', 'test', 'types']

const isSource = (file: string): boolean => /\.(ts|mts|tsx|js|mjs)$/.test(file)

/** Paths of the files in a folder of `root`, from `root`. */
const filesIn = (root: string, folder: string, recursive: boolean): string[] =>
  readdirSync(path.join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'))

export const readTree = (root: string): Tree => {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
  const files = [...filesIn(root, '.', false), ...folders.flatMap((folder) => filesIn(root, folder, true))]
  const imports = files
    .filter(isSource)
    .map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'))] as const)
  return { files: new Set(files), imports: new Map(imports) }
}

/** Endings in the order in which a host's build tries them; a folder comes last, by its index. */
const endingsOf = (host: string): string[] => {
  const extensions = [`.${host}.ts`, '.ts', '.tsx', '.json', '.js', '.scss']
  return ['', ...extensions, ...extensions.map((extension) => `/index${extension}`)]
}

/** Returns the graph as a build for `host` resolves it. An import that is no file of the tree keeps its specifier. */
export const graphOf = ({ files, imports }: Tree, host: string): Graph => {
  const endings = endingsOf(host)
  const resolve = (from: string, specifier: string): string => {
    const isAlias = specifier.startsWith('@/')
    if (!isAlias && !specifier.startsWith('.')) return specifier
    const base = isAlias ? `src/${specifier.slice(2)}` : path.posix.join(path.posix.dirname(from), specifier)
    const ending = endings.find((candidate) => files.has(base + candidate))
    return ending === undefined ? base : base + ending
  }
  return new Map(
    [...imports].map(([from, found]) => {
      const targets = new Map<string, boolean>()
      for (const { specifier, isTypeOnly } of found) {
        const to = resolve(from, specifier)
        targets.set(to, isTypeOnly && (targets.get(to) ?? true))
      }
      return [from, targets]
    }),
  )
}
