import type { IH5Config } from '@tarojs/taro/types/compile'
import { cssModules, sassLoaderOption } from '../styles'
import { needsTranspiling } from '../transpile'
import { isBare, webpackChain } from './webpack'

/** Build settings of the web: history routing on the addresses of the route table, lengths in px. */
export const h5: IH5Config<'webpack5'> = {
  webpackChain,
  compile: { include: [needsTranspiling] },
  publicPath: '/',
  staticDirectory: 'static',
  // The router gets the addresses of the route table at run time, from `start` (src/app/bootstrap.h5.ts).
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
    // All lengths stay in CSS px, so no script sets the root's font size before the first paint. Taro's types omit
    // `px`.
    pxtransform: { enable: false, config: { targetUnit: 'px' as 'rem' } },
    // Renames tags such as `button` in selectors to the names of Taro's web components. Only the bare build contains
    // these components.
    htmltransform: { enable: isBare, config: { removeCursorStyle: false } },
    cssModules,
  },
}
