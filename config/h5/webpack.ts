import path from 'node:path'
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer'
import type { Chunk } from 'webpack'
import type Chain from 'webpack-chain'
import { customRoutes } from '../routes'
import { CompileHintPlugin } from './compile-hint'
import { minifyBySwc } from '../minify'
import { ReportStepsPlugin } from '../report-steps'
import { SpareWorkPlugin } from '../spare-work'
import { ElementsPlugin } from './elements'
import { PagePlugin } from './page-plugin'
import { buildQuickly, isQuick } from './quick'
import { WorkerPlugin } from './worker-plugin'
import { START, START_IMPORT } from './start'
import { TasksPlugin } from './tasks-plugin'

/**
 * True if `FOYER_BARE` is set. The build is then Taro's unchanged web target, the baseline of `npm run bench:startup`.
 */
export const isBare = Boolean(process.env.FOYER_BARE)

/**
 * Minimum size of a shared chunk in bytes before gzip. Smaller chunks are duplicated instead of requested separately.
 */
const WORTH_SHARING = 12_000

/**
 * Returns true for chunks of the home screen. Its code stays in one chunk, because most visits begin there and each
 * request delays a cold start.
 */
const isHome = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) => origins.some(({ request }) => request?.endsWith('/pages/home/home')))

/** Moves code that two screens share to a file of its own. tasks-plugin.ts splits the entry. */
const shareBetweenScreens = (chain: Chain): void => {
  chain.optimization.splitChunks({
    ...(chain.optimization.get('splitChunks') as object),
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isHome(chunk),
    minSize: WORTH_SHARING,
    maxAsyncRequests: 5,
  })
}

/** Adds lines to Taro's entry: imports, and statements that run before the app is created. */
const addToEntry = (chain: Chain, imports: string, statements: string): void => {
  chain.plugin('mainPlugin').tap(([options]) => {
    options.loaderMeta.extraImportForWeb += imports
    options.loaderMeta.execBeforeCreateWebApp += statements
    return [options]
  })
}

const PULL_TO_REFRESH = path.resolve(__dirname, '../../src/platform/elements/pull-to-refresh.tsx')

/**
 * Marks each file of our elements as free of side effects. Otherwise the first script would contain all elements,
 * because a single module exports them.
 */
const elementsApart = (chain: Chain): void => {
  chain.module
    .rule('elements-apart')
    .merge({ test: /[\\/]src[\\/]platform[\\/]elements[\\/][\w-]+\.tsx?$/, sideEffects: false })
}

const startInTasks = (chain: Chain): void => {
  shareBetweenScreens(chain)
  chain.plugin('tasks').use(TasksPlugin)
  chain.plugin('compile-hint').use(CompileHintPlugin)
}

/**
 * Writes the contents of each output file to the path in `FOYER_STATS`. Modules are not concatenated, so each one is
 * listed.
 */
const explain = (chain: Chain, reportFilename: string): void => {
  chain.optimization.concatenateModules(false)
  chain
    .plugin('analyzer')
    .use(BundleAnalyzerPlugin, [{ analyzerMode: 'json', reportFilename, openAnalyzer: false, logLevel: 'error' }])
}

/** Extends Taro's webpack configuration of the web target. */
export const webpackChain = (chain: Chain): void => {
  chain.plugin('spare-work').use(SpareWorkPlugin)
  chain.plugin('report-steps').use(ReportStepsPlugin)
  if (!isBare) {
    // Replaces the target ES5, which Taro sets. All browsers in babel.config.js support the syntax of 2020.
    chain.set('target', ['web', 'es2020'])
    minifyBySwc(chain, 2020)
    chain.plugin('elements').use(ElementsPlugin)
    addToEntry(
      chain,
      `${START_IMPORT}import { PullToRefresh } from ${JSON.stringify(PULL_TO_REFRESH)}\n`,
      `config.PullDownRefresh = PullToRefresh\n${START}`,
    )
    chain.plugin('page').use(PagePlugin, [{ routes: customRoutes(), gateway: process.env.TARO_APP_GATEWAY ?? '' }])
    if (process.env.NODE_ENV === 'production') {
      elementsApart(chain)
      startInTasks(chain)
      chain.plugin('worker').use(WorkerPlugin, [{ routes: customRoutes() }])
    }
  }
  if (isQuick) buildQuickly(chain)
  if (process.env.FOYER_STATS) explain(chain, process.env.FOYER_STATS)
}
