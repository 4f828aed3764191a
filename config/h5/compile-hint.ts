import type { Compiler } from 'webpack'

/** First line that makes Chromium (136 and later) compile a whole script while loading. A comment in other browsers. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Compiles all functions of a script off the main thread during loading. Compiled at their first call, they delayed the
 * first card by a tenth (`npm run bench:startup`). The first picture of the seat map came a sixth later (`npm run
 * bench:seats`).
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack
    const name = 'CompileHintPlugin'
    // Runs after the minifier, which removes comments, and before file names are computed from contents.
    const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const file of Object.keys(assets))
          if (file.endsWith('.js'))
            compilation.updateAsset(file, (source) => new sources.ConcatSource(COMPILE_HINT, source))
      })
    })
  }
}
