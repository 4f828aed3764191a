import type { Compiler } from 'webpack'

const OWN = /^\.\/app-origin\./
const IMPORT = /@import\s+"([^"]+)";\s*/g

/**
 * The app's sheet as Taro writes it, with the shell's own rules (`app-origin`) behind those of the components that it is made
 * of: Taro imports them in front, and a component's plain look would win over what the shell makes of it.
 * @param sheet imports only; anything else is left as it is
 */
export const shellLast = (sheet: string): string => {
  const imports = [...sheet.matchAll(IMPORT)].map(([, file = '']) => file)
  if (sheet.replace(IMPORT, '').trim() !== '') return sheet
  const ordered = [...imports.filter((file) => !OWN.test(file)), ...imports.filter((file) => OWN.test(file))]
  return ordered.map((file) => `@import "${file}";\n`).join('')
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
        if (sheet)
          compilation.updateAsset(`app${this.ending}`, new sources.RawSource(shellLast(String(sheet.source()))))
      })
    })
  }
}
