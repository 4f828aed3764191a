import type { Compiler } from 'webpack'

/**
 * First line of a script. It makes Chromium 136 and later compile the whole script during loading. In other browsers it
 * is only a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes the browser compile all functions of a script off the main thread during loading. Otherwise, each function is
 * compiled at its first call. This compilation delayed the first card by 10 % (`npm run bench:startup`) and the first
 * drawing of the seat map by 17 % (`npm run bench:seats`).
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
