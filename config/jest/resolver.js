const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const elements = path.join(root, 'src/platform/elements')

/**
 * Like the H5 build, resolves `@tarojs/components` to our plain elements for our own files, and to Taro's web
 * components for packages (taro-ui).
 */
module.exports = (request, options) => {
  if (request !== '@tarojs/components') return options.defaultResolver(request, options)
  const foreign = options.basedir.includes(`${path.sep}node_modules${path.sep}`)
  return options.defaultResolver(foreign ? '@tarojs/components/lib/react/index.js' : elements, options)
}
