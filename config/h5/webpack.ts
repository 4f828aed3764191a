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

/** `FOYER_BARE` leaves Taro's web target as it comes: the other side of `npm run bench:startup`. */
export const isBare = Boolean(process.env.FOYER_BARE)

/** A shared part smaller than this travels twice rather than as a request of its own, in bytes before gzip. */
const WORTH_SHARING = 12_000

/** The code of home, where most visits begin: it comes in one piece, for each request more makes a cold start slower. */
const isHome = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some(({ origins }) => origins.some(({ request }) => request?.endsWith('/pages/home/home')))

/** What two screens share becomes a file of its own. The entry is cut by hand (tasks-plugin.ts). */
const shareBetweenScreens = (chain: Chain): void => {
  chain.optimization.splitChunks({
    ...(chain.optimization.get('splitChunks') as object),
    chunks: (chunk: Chunk) => !chunk.canBeInitial() && !isHome(chunk),
    minSize: WORTH_SHARING,
    maxAsyncRequests: 5,
  })
}

/** Lines for Taro's entry: imports, and statements that run before the app is made. */
const addToEntry = (chain: Chain, imports: string, statements: string): void => {
  chain.plugin('mainPlugin').tap(([options]) => {
    options.loaderMeta.extraImportForWeb += imports
    options.loaderMeta.execBeforeCreateWebApp += statements
    return [options]
  })
}

const PULL_TO_REFRESH = path.resolve(__dirname, '../../src/platform/elements/pull-to-refresh.tsx')

/** Our elements are imported by one name for all; without this every one of them would be in the app's first file. */
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

/** `FOYER_STATS=file.json` writes what each file is made of; modules stay apart, or the big ones would hide the rest. */
const explain = (chain: Chain, reportFilename: string): void => {
  chain.optimization.concatenateModules(false)
  chain
    .plugin('analyzer')
    .use(BundleAnalyzerPlugin, [{ analyzerMode: 'json', reportFilename, openAnalyzer: false, logLevel: 'error' }])
}

/** What we add to Taro's webpack configuration of the web target. */
export const webpackChain = (chain: Chain): void => {
  chain.plugin('spare-work').use(SpareWorkPlugin)
  chain.plugin('report-steps').use(ReportStepsPlugin)
  if (!isBare) {
    // Taro says ES5; every browser that babel.config.js counts on has the syntax of 2020.
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
