import type { Chunk, Compilation, Compiler, Module } from 'webpack'

/** Chromium (from 136 on) compiles all of a script that begins so while it loads it; other browsers read a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** The files a module is made of: several when they were put together. */
const filesOf = (module: Module): string[] =>
  ((module as { modules?: Module[] }).modules ?? [module]).map((part) => part.nameForCondition() ?? '')

const holds = ({ chunkGraph }: Compilation, chunk: Chunk, folder: string): boolean =>
  chunkGraph.getChunkModules(chunk).some((module) => filesOf(module).some((file) => file.startsWith(folder)))

/**
 * Has the code of a folder compiled while its data are still under way: its first picture needs most of its functions, and one
 * by one, each when it is first called, they took a sixth of it (`npm run bench:seats`).
 */
export class CompileHintPlugin {
  /** @param folder with a separator at its end */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const { sources, Compilation: stages } = compiler.webpack
    const name = 'CompileHintPlugin'
    // After the minifier, which takes comments away, and before names are made of contents.
    const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const chunk of compilation.chunks)
          if (holds(compilation, chunk, this.folder))
            for (const file of chunk.files)
              if (file.endsWith('.js'))
                compilation.updateAsset(file, (source) => new sources.ConcatSource(COMPILE_HINT, source))
      })
    })
  }
}
