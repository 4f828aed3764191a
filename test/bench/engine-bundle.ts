import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'

const DOMAIN = path.resolve(__dirname, '../../src/domain')

/** Bundles modules of `src/domain` for mini programs: ES2016, no globals of a browser or of Node. */
const bundle = (modules: readonly string[]): string =>
  buildSync({
    stdin: { contents: modules.map((name) => `export * from './${name}'`).join('\n'), resolveDir: DOMAIN },
    ...{ bundle: true, minify: true, write: false },
    ...{ format: 'iife', globalName: 'engine', target: 'es2016' },
  }).outputFiles[0].text

/**
 * Returns a function that runs in a bare JavaScript context, and the size of its modules in bytes of gzip. The function
 * is called with JSON, as a host would call it, and returns JSON.
 * @param modules paths below `src/domain`; their exports are properties of `engine`
 * @param expression a function of the input as source text, such as `(input) => engine.priceOf(...input)`
 */
export const bareEngine = (
  modules: readonly string[],
  expression: string,
): { run: (input: unknown) => string; size: number } => {
  const code = bundle(modules)
  const context = createContext({})
  runInContext(`${code};run = (text) => JSON.stringify((${expression})(JSON.parse(text)))`, context)
  const { run } = context as { run: (text: string) => string }
  return { run: (input) => run(JSON.stringify(input)), size: gzipSync(code).length }
}
