import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import type { priceOf } from '@/domain/pricing/price-of'

const ENTRY = path.resolve(__dirname, '../../../src/domain/pricing/price-of.ts')

/** Bundles the engine for mini programs: ES2016, no globals of a browser or of Node. */
const bundle = (): string =>
  buildSync({
    ...{ entryPoints: [ENTRY], bundle: true, minify: true, write: false },
    ...{ format: 'iife', globalName: 'engine', target: 'es2016' },
  }).outputFiles[0].text

/**
 * Returns the engine in a bare JavaScript context, and its size in bytes of gzip. The engine is called with JSON, as a
 * host would call it.
 */
export const bareEngine = (): { price: (...input: Parameters<typeof priceOf>) => string; size: number } => {
  const code = bundle()
  const context = createContext({})
  runInContext(`${code};price = (text) => JSON.stringify(engine.priceOf(...JSON.parse(text)))`, context)
  const { price } = context as { price: (text: string) => string }
  return { price: (...input) => price(JSON.stringify(input)), size: gzipSync(code).length }
}
