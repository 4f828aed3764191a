import type { ChunkGraph, Module } from 'webpack'
import type Chain from 'webpack-chain'

/**
 * Number of packages that must use code before it goes into the main package. Taro copies code that several packages
 * use into each of them. With 8, Alipay's main package grew from 1,054 to 1,104 KB, and all packages together shrank
 * from 5,721 to 5,027 KB (December 2026).
 */
const MIN_PACKAGES = 8
/** Chunk of the main package with this code. A name of its own, because webpack lets no two groups add to one chunk. */
const SHARED = 'shared'
/** Chunks that the app loads before its own code: Taro's, and the one above. */
export const FIRST_CHUNKS = ['runtime', 'vendors', 'taro', 'common', SHARED]

/** Returns the folder of a page's package, such as `packages/order` for `packages/order/orders/orders`. */
const packageOf = (page: string): string => page.split('/').slice(0, -2).join('/')

/**
 * Returns true if at least eight packages use code that the main package does not use.
 * @param chunks names of the chunks with the code: pages, `app`
 */
export const isWidelyUsed = (chunks: readonly string[]): boolean =>
  chunks.every((name) => name.startsWith('packages/')) && new Set(chunks.map(packageOf)).size >= MIN_PACKAGES

/** Moves code that many packages use into the main package. */
export const shareInMainPackage = (chain: Chain): void => {
  const chunks = chain.optimization.get('splitChunks') as { cacheGroups?: object } | undefined
  const widely = {
    name: SHARED,
    type: /^javascript/,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      isWidelyUsed([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '')),
    // Above the groups of the subpackages.
    priority: 20_000,
    enforce: true,
  }
  chain.optimization.splitChunks({ ...chunks, cacheGroups: { ...chunks?.cacheGroups, widely } })
}
