import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MINI_BUDGETS } from './budgets'
import { filesBelow, type WeighedFile } from './folder'
import type { Line } from './line'

/** Files for the host's tool, which are not uploaded. */
const PROJECT_FILES = new Set([
  'project.config.json',
  'project.private.config.json',
  'mini.project.json',
  'fide.project.config.json',
])

interface PreloadRule {
  packages?: string[]
}

/** The parts of `app.json` that are used. Hosts accept both spellings of the key for packages. */
interface AppJson {
  subPackages?: SubPackage[]
  subpackages?: SubPackage[]
  pages?: string[]
  preloadRule?: Record<string, PreloadRule>
}

interface SubPackage {
  root: string
  name?: string
  pages?: string[]
}

/** A package of a built mini program. */
export interface BuiltPackage {
  /** Name of the package: `packages/order`, or `main`. */
  name: string
  bytes: number
  /** Number of pages in the package. */
  screens: number
}

const sum = (files: readonly WeighedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0)

const withoutSlashes = (root: string): string => root.replace(/^\/|\/$/g, '')

/** Name of the main package in `preloadRule`. */
const MAIN = '__APP__'

/** Reads the packages of a built mini program, the main package first. @throws Error if the folder has no `app.json` */
const readPackages = (folder: string) => {
  const app = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppJson
  const packages = (app.subPackages ?? app.subpackages ?? []).map(({ root, name, pages = [] }) => ({
    root: withoutSlashes(root),
    name,
    screens: pages.length,
  }))
  const files = filesBelow(folder).filter((file) => !PROJECT_FILES.has(file.path))
  const ownerOf = (file: string): string => packages.find(({ root }) => file.startsWith(`${root}/`))?.root ?? MAIN
  const bytesOf = (owner: string): number => sum(files.filter((file) => ownerOf(file.path) === owner))
  return { app, packages, files, ownerOf, bytesOf }
}

/** Returns the size and the number of pages of each package of a built mini program. */
export const packagesOf = (folder: string): BuiltPackage[] => {
  const { app, packages, bytesOf } = readPackages(folder)
  return [
    { name: 'main', bytes: bytesOf(MAIN), screens: app.pages?.length ?? 0 },
    ...packages.map(({ root, screens }) => ({ name: root, bytes: bytesOf(root), screens })),
  ]
}

/**
 * Returns the sizes in bytes of every package of a built mini program, of all packages together, and of the preloads of
 * each page. Preloads of the main package's pages are also added up, because WeChat limits their total.
 * @param folder folder with `app.json`; throws if the file is missing
 */
export const weighMiniProgram = (target: string, folder: string): Line[] => {
  const { app, packages, files, ownerOf, bytesOf } = readPackages(folder)

  const preloads = Object.entries(app.preloadRule ?? {}).map(([page, rule]) => ({
    page,
    // A rule may name a package by its root or by its name.
    roots: (rule.packages ?? []).map(
      (requested) =>
        packages.find(({ root, name }) => root === withoutSlashes(requested) || name === requested)?.root ?? MAIN,
    ),
  }))
  const fromMain = new Set(preloads.filter(({ page }) => ownerOf(page) === MAIN).flatMap(({ roots }) => roots))
  const preloadLine = (name: string, roots: Iterable<string>): Line => ({
    target,
    name,
    bytes: [...new Set(roots)].reduce((total, root) => total + bytesOf(root), 0),
    budget: MINI_BUDGETS.preload,
  })

  return [
    { target, name: 'main', bytes: bytesOf(MAIN), budget: MINI_BUDGETS.main },
    ...packages.map(({ root }) => ({ target, name: root, bytes: bytesOf(root), budget: MINI_BUDGETS.subpackage })),
    { target, name: 'all', bytes: sum(files), budget: MINI_BUDGETS.all },
    ...preloads.map(({ page, roots }) => preloadLine(`preloaded by ${page}`, roots)),
    ...(fromMain.size > 0 ? [preloadLine('preloaded by the main package together', fromMain)] : []),
  ]
}
