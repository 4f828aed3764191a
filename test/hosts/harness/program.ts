import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { configFaults } from '../../../scripts/host-code/config-faults'
import { type Kind, SPELLINGS } from './kinds'

/** The parts of `app.json` that affect the host. */
interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  /** WeChat and FinClip name the list of tabs `list`, Alipay names it `items`. */
  tabBar?: { list?: { pagePath: string }[]; items?: { pagePath: string }[] }
  permission?: Record<string, { desc: string }>
  requiredPrivateInfos?: string[]
  /** WeChat reports its theme only to a program that sets this. */
  darkmode?: boolean
  /**
   * With `requiredComponents`, the script of a page runs when the page opens. Otherwise, the scripts of the main
   * package run at launch.
   */
  lazyCodeLoading?: string
}

/** The component settings of a page or component, such as `usingComponents`. */
interface UnitJson {
  component?: boolean
  usingComponents?: Record<string, string>
  enablePullDownRefresh?: boolean
  [key: string]: unknown
}

/** A compiled mini program. Its templates are rewritten in WeChat's syntax, so that one engine can render all kinds. */
export interface Program {
  readonly root: string
  readonly kind: Kind
  readonly app: AppJson
  /** Templates by path without the file extension. */
  readonly templates: Readonly<Record<string, string>>
  /** Scripts inside templates, by path without file extension. */
  readonly scripts: Readonly<Record<string, string>>
  readonly units: Readonly<Record<string, UnitJson>>
  /** Paths of all pages in all packages. */
  readonly pages: readonly string[]
  readonly tabs: readonly string[]
  /** Root folder of the subpackage that contains a file; '' for the main package. */
  packageOf(file: string): string
}

/** Converts an event attribute: Alipay uses `onTap` and `catchTap`, WeChat uses `bindtap` and `catchtap`. */
const fromAlipay = (text: string): string =>
  text
    .replace(/<import-sjs\s+name="([^"]+)"\s+from="([^"]+)"\s*\/>/g, '<wxs module="$1" src="$2" />')
    .replace(/\ba:(for-item|for-index|for|if|elif|else|key)\b/g, 'wx:$1')
    .replace(/\son([A-Z][A-Za-z]*)="/g, (_, name: string) => ` bind${name.toLowerCase()}="`)
    .replace(/\scatch([A-Z][A-Za-z]*)="/g, (_, name: string) => ` catch${name.toLowerCase()}="`)

const fromBank = (text: string): string =>
  text.replace(/<fts\b/g, '<wxs').replace(/\bft:(for-item|for-index|for|if|elif|else|key)\b/g, 'wx:$1')

const respell = (kind: Kind, text: string): string => {
  const { template, script } = SPELLINGS[kind]
  const converted = kind === 'alipay' ? fromAlipay(text) : kind === 'bank' ? fromBank(text) : text
  return converted.replaceAll(`${template}"`, '.wxml"').replaceAll(`${script}"`, '.wxs"')
}

const asModule = (text: string): string => text.replace(/export default/, 'module.exports =')

const withoutEnding = (file: string): string => file.slice(0, -path.extname(file).length)

/**
 * Reads the output of `npm run build:<kind>`. Throws if the output is missing, or if its configuration contains fields
 * that the host does not document.
 */
export const readProgram = (root: string, kind: Kind): Program => {
  if (!existsSync(path.join(root, 'app.json'))) throw new Error(`No program in ${root}. Run npm run build:${kind}.`)
  const { template, script } = SPELLINGS[kind]
  const templates: Record<string, string> = {}
  const scripts: Record<string, string> = {}
  const units: Record<string, UnitJson> = {}
  for (const entry of readdirSync(root, { recursive: true }) as string[]) {
    const file = entry.split(path.sep).join('/')
    const text = () => readFileSync(path.join(root, file), 'utf8')
    if (file.endsWith(template)) templates[withoutEnding(file)] = respell(kind, text())
    else if (file.endsWith(script)) scripts[withoutEnding(file)] = asModule(text())
    else if (file.endsWith('.json')) units[withoutEnding(file)] = JSON.parse(text()) as UnitJson
  }
  const unknownKeys = configFaults(kind, (file) => units[withoutEnding(file)])
  if (unknownKeys.length > 0) throw new Error(unknownKeys.map(({ file, text }) => `${file}: ${text}`).join('\n'))
  const app = units.app as unknown as AppJson
  const roots = (app.subPackages ?? []).map((each) => each.root)
  return {
    root,
    kind,
    app,
    templates,
    scripts,
    units,
    pages: [
      ...app.pages,
      ...(app.subPackages ?? []).flatMap((each) => each.pages.map((page) => `${each.root}/${page}`)),
    ],
    tabs: ((kind === 'alipay' ? app.tabBar?.items : app.tabBar?.list) ?? []).map(({ pagePath }) => pagePath),
    packageOf: (file) => roots.find((each) => file.startsWith(`${each}/`)) ?? '',
  }
}
