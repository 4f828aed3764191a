import type { UserConfigExport } from '@tarojs/cli'
import { isBare } from './h5/webpack'

/** The web takes what babel.config.js counts on; Taro's own settings go down to ES5 in every target. */
const WEB = { compress: { ecma: 2020, passes: 2 }, output: { ecma: 2020, comments: false } }

/** What Taro switches off for mini programs, though all of it is the minifier's own standard. */
const STANDARD = [
  ...['arrows', 'collapse_vars', 'comparisons', 'computed_props', 'hoist_props', 'inline', 'loops', 'negate_iife'],
  ...['properties', 'reduce_funcs', 'reduce_vars', 'switches', 'typeofs'],
]

/** Hosts read UTF-8: a Chinese character takes three bytes, escaped it took six. */
const MINI = {
  compress: { ...Object.fromEntries(STANDARD.map((name) => [name, true])), ecma: 2015 },
  output: { ecma: 2015, ascii_only: false, comments: false },
}

const minifier = (): object => {
  if (process.env.TARO_ENV !== 'h5') return MINI
  return isBare ? {} : WEB
}

/** `npm run build:*`. Traces of a mini program become readable with `FOYER_READABLE=1`: no minifier runs. */
const production: UserConfigExport<'webpack5'> = {
  logger: { quiet: false, stats: false },
  terser: { enable: process.env.FOYER_READABLE !== '1', config: minifier() },
}

export default production
