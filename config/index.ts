import { createHash } from 'node:crypto'
import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import development from './dev'
import { h5 } from './h5/index'
import { isQuick } from './h5/quick'
import { mini } from './mini'
import production from './prod'
import { outputRoot } from './output-root'
import { existingPages } from './routes'
// The build loads these files by path (see below). Taro transpiles only files that are required while this file loads
// (see README.md).
import './mini-runtime/index'
import './platform-bank/index'

const root = path.resolve(__dirname, '..')
const target = process.env.TARO_ENV ?? 'h5'

/**
 * Part of the cache name, so that each list of pages has its own cache. With the cache of an older list, a build would
 * lack the new pages.
 */
const pagesMark = createHash('sha1').update(existingPages().join()).digest('hex').slice(0, 8)

/**
 * Address of the gateway that `npm start` runs. Mini programs have no origin of their own, so they need an absolute
 * address.
 */
const SANDBOX = 'http://127.0.0.1:4173'

export default defineConfig<'webpack5'>(async (merge) => {
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'foyer',
    date: '2026-11-20',
    designWidth: 375,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: process.env.FOYER_SOURCE ?? 'src',
    outputRoot: outputRoot(process.env.FOYER_OUTPUT, target, root),
    alias: { '@': path.join(root, 'src') },
    plugins: [
      // Mini programs need HTML tag names for the merchant's rich text. Browsers support these tags natively.
      ...(target === 'h5' ? [] : ['@tarojs/plugin-html', path.join(__dirname, 'mini-runtime/index.ts')]),
      ...(target === 'bank' ? [path.join(__dirname, 'platform-bank/index.ts')] : []),
      ...(process.env.FOYER_PLUGIN ? [path.join(root, process.env.FOYER_PLUGIN)] : []),
    ],
    // Every variable is listed, because the build replaces each one by name. A variable that is not listed would throw
    // on the web.
    env: {
      TARO_APP_GATEWAY: JSON.stringify(process.env.TARO_APP_GATEWAY ?? (target === 'h5' ? '' : SANDBOX)),
      TARO_APP_WEB_ORIGINS: JSON.stringify(process.env.TARO_APP_WEB_ORIGINS ?? ''),
      TARO_APP_WEB_HOSTS: JSON.stringify(process.env.TARO_APP_WEB_HOSTS ?? ''),
      TARO_APP_PAY_HOSTS: JSON.stringify(process.env.TARO_APP_PAY_HOSTS ?? ''),
      TARO_APP_UPLOAD_HOSTS: JSON.stringify(process.env.TARO_APP_UPLOAD_HOSTS ?? ''),
      TARO_APP_VERSION_CHECK: JSON.stringify(process.env.TARO_APP_VERSION_CHECK ?? ''),
      TARO_APP_SERVICE_WORKER: JSON.stringify(process.env.TARO_APP_SERVICE_WORKER ?? ''),
    },
    defineConstants: { EXISTING_PAGES: JSON.stringify(existingPages()) },
    copy: { patterns: [], options: {} },
    framework: 'react',
    // Prebundling crashes the H5 target of Taro 4.2.
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: {
      // Disabled on CI, which builds each clone only once: writing the cache takes 4 s of processor time. Disabled in
      // mini programs, because the cache returns outdated versions of modules that subpackages share
      // (`optimizeMainPackage`).
      enable: !process.env.CI && target === 'h5',
      name: [
        process.env.NODE_ENV,
        target,
        process.env.FOYER_BARE,
        isQuick ? 'quick' : '',
        process.env.FOYER_PLUGIN?.replace(/\W/g, '-'),
        pagesMark,
      ]
        .filter(Boolean)
        .join('-'),
      buildDependencies: { config: [`${__dirname}${path.sep}`, path.join(root, 'babel.config.js')] },
    },
    mini,
    h5,
  }
  return merge({}, base, process.env.NODE_ENV === 'development' ? development : production)
})
