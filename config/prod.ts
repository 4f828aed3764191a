import type { UserConfigExport } from '@tarojs/cli'
import { isBare } from './h5/webpack'

/** The web takes what babel.config.js counts on; Taro's own settings go down to ES5 in every target. */
const modern =
  process.env.TARO_ENV === 'h5' && !isBare
    ? { compress: { ecma: 2020, passes: 2 }, output: { ecma: 2020, comments: false } }
    : {}

/** `npm run build:*`. Traces of a mini program become readable with `FOYER_READABLE=1`: no minifier runs. */
const production: UserConfigExport<'webpack5'> = {
  logger: { quiet: false, stats: false },
  terser: { enable: process.env.FOYER_READABLE !== '1', config: modern },
}

export default production
