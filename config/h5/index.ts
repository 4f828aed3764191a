import type { IH5Config } from '@tarojs/taro/types/compile'
import { cssModules, sassLoaderOption } from '../styles'
import { needsTranspiling } from '../transpile'
import { isBare, webpackChain } from './webpack'

/** The web: history routing on the addresses of the route table, px kept as px. */
export const h5: IH5Config<'webpack5'> = {
  webpackChain,
  compile: { include: [needsTranspiling] },
  publicPath: '/',
  staticDirectory: 'static',
  // Its addresses are in the program as it is, in the route table: `start` hands them over (src/app/bootstrap.h5.ts).
  router: { mode: 'browser' },
  sassLoaderOption,
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'chunk/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  postcss: {
    autoprefixer: { enable: true, config: { overrideBrowserslist: ['ios >= 14', 'chrome >= 88', 'firefox >= 78'] } },
    // One unit: a CSS pixel. No script that sizes the root before the first paint. Taro's types forget that it takes px.
    pxtransform: { enable: false, config: { targetUnit: 'px' as 'rem' } },
    // Renames `button` and its kin to the web components that we do not ship.
    htmltransform: { enable: isBare, config: { removeCursorStyle: false } },
    cssModules,
  },
}
