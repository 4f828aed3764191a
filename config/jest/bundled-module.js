const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { buildSync, version } = require('esbuild')

/** Modules that stay outside of the bundle, because other modules must share the same instances. */
const SHARED = ['api', 'components', 'router', 'runtime', 'shared', 'taro'].flatMap((name) => [
  `@tarojs/${name}`,
  `@tarojs/${name}/*`,
])

const lockFile = path.resolve(__dirname, '../../package-lock.json')

const bundle = (file) => {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'es2021',
    external: SHARED,
    logLevel: 'error',
  })
  return outputFiles[0].text
}

/** Replaces a package by one bundled file. Otherwise each test file would load the 311 modules of Taro's web API. */
module.exports = {
  process: (_source, file) => ({ code: bundle(file) }),
  getCacheKey: (_source, file) =>
    createHash('sha1')
      .update(`${file} ${version}`)
      .update(readFileSync(__filename))
      .update(readFileSync(lockFile))
      .digest('hex'),
}
