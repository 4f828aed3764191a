import type { Compiler } from 'webpack'

/** Chromium (from 136 on) compiles all of a script that begins so while it loads it; other browsers read a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has every script compiled beside the main thread while data are still under way. One by one, each when it is first
 * called, its functions held up the first card by a tenth (`npm run bench:startup`) and the seat map's first picture by a
 * sixth (`npm run bench:seats`).
 */
export class CompileHintPlugin {
  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack
    const name = 'CompileHintPlugin'
    // After the minifier, which takes comments away, and before names are made of contents.
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
