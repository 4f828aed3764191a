import type { Compiler } from 'webpack'

/** A template without the spaces that lines begin with. */
export const withoutIndent = (template: string): string => template.replace(/\n\s+/g, '\n')

/**
 * Takes the indent from the templates of a program whose pages each have all templates (Alipay's): there it weighs 11 KB of the
 * 2 MB that may be loaded beforehand. End tags stay, which Taro's own `minifyXML` takes from `<input>`.
 */
export class TemplateIndentPlugin {
  /** @param ending of the host's templates: `.axml` … */
  constructor(private readonly ending: string) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    const name = 'TemplateIndentPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith(this.ending)))
          compilation.updateAsset(file, (source) => new sources.RawSource(withoutIndent(String(source.source()))))
      })
    })
  }
}
