import path from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import type Chain from 'webpack-chain'
import { EmittedFilesPlugin } from './emitted-files'
import { chosenLevers } from './levers'
import { filesOf, nativeTabBar } from './native-tab-bar'
import { StyleOrderPlugin } from './style-order'
import { cssModules, sassLoaderOption } from './styles'
import { needsTranspiling } from './transpile'

const levers = chosenLevers()
const target = process.env.TARO_ENV ?? 'weapp'

/** What WeChat, Alipay and the bank container share. Styles are px at 375 wide and become rpx. */
export const mini: IMiniAppConfig<'webpack5'> = {
  compile: { include: [needsTranspiling, path.join(__dirname, 'mini-runtime'), path.join(__dirname, 'platform-bank')] },
  sassLoaderOption,
  // Modules that only one subpackage uses stay out of the main package (2 MB limit).
  optimizeMainPackage: { enable: levers.has('optimizeMainPackage') },
  minifyXML: { collapseWhitespace: levers.has('minifyXML') },
  experimental: { compileMode: levers.has('compileMode') },
  ...(levers.has('prerender') && { prerender: { match: 'pages/home/home' } }),
  webpackChain: (chain: Chain) => {
    chain.plugin('native-tab-bar').use(EmittedFilesPlugin, [nativeTabBar(target)])
    chain.plugin('style-order').use(StyleOrderPlugin, [filesOf(target).style])
  },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    // A tag stays a tag: as classes (`.h5-button`) the reset's rules would win over components.
    htmltransform: { enable: false },
    pxtransform: { enable: true, config: {} },
    cssModules,
  },
}
