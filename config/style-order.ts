import type { Compiler } from 'webpack'
import type Chain from 'webpack-chain'

/** The global style sheet: tokens, themes, and resets of the host's element styles. */
const GLOBAL = /[\\/]src[\\/]styles[\\/]app\.scss$/
/** Name of a chunk that Taro adds to every mini program. The chunk contains only the global style sheet. */
const FIRST_CHUNK = 'vendors'

/**
 * Moves the global style sheet to a separate sheet. Inside the app's sheet, the global rules would follow the rules of
 * components and override those of the same specificity.
 */
export const splitGlobalSheet = (chain: Chain): void => {
  const chunks = chain.optimization.get('splitChunks') as { cacheGroups?: object } | undefined
  const global = { name: FIRST_CHUNK, test: GLOBAL, type: 'css/mini-extract', priority: 1000, enforce: true }
  chain.optimization.splitChunks({ ...chunks, cacheGroups: { ...chunks?.cacheGroups, global } })
}

const FIRST = /^\.\/vendors\./
const OWN = /^\.\/app-origin\./
const IMPORT = /@import\s+"([^"]+)";\s*/g

/**
 * Returns the app's style sheet with the global sheet first. Moves the shell's rules (`app-origin`) behind the rules
 * of the shell's components, because Taro imports the shell first. Otherwise a component's default style would
 * override the shell.
 * @param sheet a sheet of imports; any other sheet is returned unchanged
 */
export const inOrder = (sheet: string): string => {
  const imports = [...sheet.matchAll(IMPORT)].map(([, file = '']) => file)
  if (sheet.replace(IMPORT, '').trim() !== '') return sheet
  const place = (file: string): number => (FIRST.test(file) ? 0 : OWN.test(file) ? 2 : 1)
  return imports
    .sort((one, other) => place(one) - place(other))
    .map((file) => `@import "${file}";\n`)
    .join('')
}

/** Sorts the imports of a mini program's app sheet. */
export class StyleOrderPlugin {
  /** @param ending the host's ending of style sheets, such as `.wxss` */
  constructor(private readonly ending: string) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    const name = 'StyleOrderPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const sheet = assets[`app${this.ending}`]
        if (sheet) compilation.updateAsset(`app${this.ending}`, new sources.RawSource(inOrder(String(sheet.source()))))
      })
    })
  }
}
