const babel = require('@babel/core')
const swc = require('@swc/core')

/** Removes types and JSX. A current browser runs the rest. */
const compile = async (filename, source) => {
  const { code } = await swc.transform(source, {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
    },
  })
  return code
}

/** Applies Taro's own Babel plugins, which replace each call of `Taro` by a named import. */
const nameCalls = async (filename, source, plugins) => {
  const { code } = await babel.transformAsync(source, {
    filename,
    plugins,
    configFile: false,
    babelrc: false,
    compact: false,
  })
  return code
}

/**
 * Webpack loader of the quick build (quick.ts): swc compiles our sources in a tenth of the time that Babel takes. Babel
 * handles only modules that call Taro.
 * @param {string} source
 */
module.exports = function quickScript(source) {
  const done = this.async()
  const file = this.resourcePath
  const { plugins } = this.getOptions()
  const compiled = /[\\/]node_modules[\\/]/.test(file) ? Promise.resolve(source) : compile(file, source)
  compiled
    .then((code) => (/['"]@tarojs\/taro['"]/.test(code) ? nameCalls(file, code, plugins) : code))
    .then((code) => done(null, code), done)
}
