/*
 * Taro plugin of `npm run bench:taps`: adds an empty page to its own build, at `/bench-empty`, and a function that opens it.
 * Nothing of it is in `src`, nor in any other build.
 */
const path = require('node:path')

/** From `src`, where Taro looks for pages. */
const PAGE = '../test/bench/taps/empty/empty'

module.exports = (ctx) => {
  ctx.modifyAppConfig(({ appConfig }) => {
    appConfig.pages.push(PAGE)
  })
  ctx.modifyRunnerOpts(({ opts }) => {
    opts.router.customRoutes[`/${PAGE}`] = ['/bench-empty']
  })
  ctx.modifyWebpackChain(({ chain }) => {
    chain.plugin('mainPlugin').tap(([options]) => {
      options.loaderMeta.extraImportForWeb += `import ${JSON.stringify(path.join(__dirname, 'open.js'))}\n`
      return [options]
    })
  })
}
