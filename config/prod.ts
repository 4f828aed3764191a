import type { UserConfigExport } from '@tarojs/cli'

/** `npm run build:*`. Traces of a mini program become readable with `FOYER_READABLE=1`: no minifier runs. */
const production: UserConfigExport<'webpack5'> = {
  logger: { quiet: false, stats: false },
  terser: { enable: process.env.FOYER_READABLE !== '1' },
}

export default production
