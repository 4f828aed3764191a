import type { UserConfigExport } from '@tarojs/cli'

/**
 * Settings of `npm run build:*`. With `FOYER_READABLE=1` the output of mini programs is not minified, so stack traces
 * are readable.
 */
const production: UserConfigExport<'webpack5'> = {
  logger: { quiet: false, stats: false },
  terser: { enable: process.env.FOYER_READABLE !== '1' },
}

export default production
