import path from 'node:path'
import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import type Chain from 'webpack-chain'
import { EmittedFilesPlugin } from './emitted-files'
import { chosenLevers } from './levers'
import { minifyBySwc } from './minify'
import { FIRST_CHUNKS, shareInMainPackage } from './shared-code'
import { SpareWorkPlugin } from './spare-work'
import { filesOf, nativeTabBar } from './native-tab-bar'
import { splitGlobalSheet, StyleOrderPlugin } from './style-order'
import { cssModules, sassLoaderOption } from './styles'
import { needsTranspiling } from './transpile'

const COMPILED = path.resolve(__dirname, '../node_modules/.cache/babel-mini')

const levers = chosenLevers()
const target = process.env.TARO_ENV ?? 'weapp'

/** Caches compiled modules, so that the builds of the second and third mini program reuse them. */
const shareCompiled = (chain: Chain): void => {
  const loader = chain.module.rule('script').use('babelLoader')
  loader.tap((options: object) => ({ ...options, cacheDirectory: COMPILED, cacheCompression: false }))
}

/**
 * Settings that WeChat, Alipay and the bank container share. Style sheets use px for a screen width of 375 px. The
 * build converts px to rpx.
 */
export const mini: IMiniAppConfig<'webpack5'> = {
  compile: { include: [needsTranspiling, path.join(__dirname, 'mini-runtime'), path.join(__dirname, 'platform-bank')] },
  sassLoaderOption,
  // Keeps modules of a single subpackage out of the main package (2 MB limit).
  optimizeMainPackage: { enable: levers.has('optimizeMainPackage') },
  minifyXML: { collapseWhitespace: levers.has('minifyXML') },
  commonChunks: FIRST_CHUNKS,
  experimental: { compileMode: levers.has('compileMode') },
  ...(levers.has('prerender') && { prerender: { match: 'pages/home/home' } }),
  webpackChain: (chain: Chain) => {
    // WebKit of iOS 10 rejects a loop's `let` variable that has the name of a parameter.
    minifyBySwc(chain, 2015, { safari10: true })
    shareCompiled(chain)
    chain.plugin('spare-work').use(SpareWorkPlugin)
    chain.plugin('native-tab-bar').use(EmittedFilesPlugin, [nativeTabBar(target)])
    splitGlobalSheet(chain)
    shareInMainPackage(chain)
    chain.plugin('style-order').use(StyleOrderPlugin, [filesOf(target).style])
  },
  miniCssExtractPluginOption: { ignoreOrder: true },
  postcss: {
    // Disabled, because this plugin turns tag selectors of the reset into classes (`.h5-button`), which would override
    // the rules of components.
    htmltransform: { enable: false },
    pxtransform: { enable: true, config: {} },
    cssModules,
  },
}
