import path from 'node:path'
import type Chain from 'webpack-chain'

/** True if `FOYER_QUICK` is 1. `npm start` makes this build, for a current browser on the same machine. */
export const isQuick = process.env.FOYER_QUICK === '1'

const SCRIPT = path.resolve(__dirname, 'quick-script.js')

/**
 * Optimizes the web build for build time instead of size. Skips the minifier and scope hoisting, and compiles scripts
 * with swc for current browsers. Packages stay as published.
 */
export const buildQuickly = (chain: Chain): void => {
  chain.devtool(false)
  chain.optimization.minimize(false).concatenateModules(false)
  chain.optimization.merge({ innerGraph: false, mangleExports: false, realContentHash: false })
  const script = chain.module.rule('script')
  const { plugins } = script.use('babelLoader').get('options') as { plugins: unknown[] }
  script.uses.clear()
  script.use('quick').loader(SCRIPT).options({ plugins })
}
