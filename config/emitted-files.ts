import type { Compiler } from 'webpack'

/** Emits files without a source, by name and text, for a host that requires them. */
export class EmittedFilesPlugin {
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack
    // After the minifier: a container may read its file without running it.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap('EmittedFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmittedFilesPlugin', stage }, () => {
        for (const [name, text] of Object.entries(this.files)) compilation.emitAsset(name, new sources.RawSource(text))
      })
    })
  }
}
