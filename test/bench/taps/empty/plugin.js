/*
 * Taro plugin of `npm run bench:taps`: adds an empty page at `/bench-empty` and a function that opens it. Only the
 * bench's own build contains them.
 */
const path = require('node:path')

/** Path relative to `src`, where Taro searches for pages. `open.js` contains the page's address. */
const PAGE = '../test/bench/taps/empty/empty'

module.exports = (ctx) => {
  ctx.modifyAppConfig(({ appConfig }) => {
    appConfig.pages.push(PAGE)
  })
  ctx.modifyWebpackChain(({ chain }) => {
    chain.plugin('mainPlugin').tap(([options]) => {
      options.loaderMeta.extraImportForWeb += `import ${JSON.stringify(path.join(__dirname, 'open.js'))}\n`
      return [options]
    })
  })
}
