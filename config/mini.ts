import path from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import type Chain from 'webpack-chain'
import { EmittedFilesPlugin } from './emitted-files'
import { chosenLevers } from './levers'
import { minifyBySwc } from './minify'
import { SpareWorkPlugin } from './spare-work'
import { filesOf, nativeTabBar } from './native-tab-bar'
import { splitGlobalSheet, StyleOrderPlugin } from './style-order'
import { cssModules, sassLoaderOption } from './styles'
import { needsTranspiling } from './transpile'

const COMPILED = path.resolve(__dirname, '../node_modules/.cache/babel-mini')

const levers = chosenLevers()
const target = process.env.TARO_ENV ?? 'weapp'

/** The three mini programs are compiled alike: the second and the third read what the first has compiled. */
const shareCompiled = (chain: Chain): void => {
  const loader = chain.module.rule('script').use('babelLoader')
  loader.tap((options: object) => ({ ...options, cacheDirectory: COMPILED, cacheCompression: false }))
}

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
    // WebKit of iOS 10 takes a loop's `let` and a parameter of one name for a mistake.
    minifyBySwc(chain, 2015, { safari10: true })
    shareCompiled(chain)
    chain.plugin('spare-work').use(SpareWorkPlugin)
    chain.plugin('native-tab-bar').use(EmittedFilesPlugin, [nativeTabBar(target)])
    splitGlobalSheet(chain)
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
