import type { JsMinifyOptions } from '@swc/core'
import TerserPlugin from 'terser-webpack-plugin'
import type Chain from 'webpack-chain'

/**
 * Minifies with swc instead of Terser: 3 % fewer bytes in a mini program and 10 % fewer on the web, before gzip. A
 * build uses 14 to 18 s less processor time. Hosts read UTF-8, so Chinese characters are not escaped (three bytes
 * instead of six).
 * @param ecma language version (year) that the target's engines support
 * @param engines further settings for the target's engines
 */
export const minifyBySwc = (chain: Chain, ecma: 2015 | 2020, engines: Pick<JsMinifyOptions, 'safari10'> = {}): void => {
  if (process.env.FOYER_READABLE === '1') {
    chain.optimization.minimize(false)
    return
  }
  const terserOptions: JsMinifyOptions = {
    ...engines,
    compress: { ecma, passes: 2 },
    mangle: true,
    format: { ecma, asciiOnly: false, comments: false },
  }
  chain.optimization
    .minimizer('terserPlugin')
    .use(TerserPlugin<JsMinifyOptions>, [{ minify: TerserPlugin.swcMinify, terserOptions }])
}
