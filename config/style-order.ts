import type { Compiler } from 'webpack'
import type Chain from 'webpack-chain'

/** The global sheet: tokens, themes, and what undoes the looks that hosts give their elements. */
const GLOBAL = /[\\/]src[\\/]styles[\\/]app\.scss$/
/** A chunk of Taro's that every program has; no other module brings a sheet into it. */
const FIRST_CHUNK = 'vendors'

/**
 * The global sheet in a sheet of its own: among the app's own rules it came behind those of the components, so that a rule of it
 * won over a component's that is as specific.
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
 * The app's sheet as Taro writes it, with the global sheet in front, and the shell's own rules (`app-origin`) behind those of the
 * components that it is made of: Taro imports them in front, and a component's plain look would win over what the shell makes
 * of it.
 * @param sheet imports only; anything else is left as it is
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

/** Puts the imports of a mini program's app sheet in order. */
export class StyleOrderPlugin {
  /** @param ending of the host's sheets: `.wxss` … */
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
