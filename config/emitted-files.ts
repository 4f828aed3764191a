import type { Compiler } from 'webpack'

/** Adds files without a source file to the output, such as files that a host requires. */
export class EmittedFilesPlugin {
  constructor(private readonly files: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation } = compiler.webpack
    // Runs after the minifier, which would change files that a container parses instead of running.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    compiler.hooks.thisCompilation.tap('EmittedFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmittedFilesPlugin', stage }, () => {
        for (const [name, text] of Object.entries(this.files)) compilation.emitAsset(name, new sources.RawSource(text))
      })
    })
  }
}
