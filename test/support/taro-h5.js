/*
 * Replaces '@tarojs/taro' in tests that have a document. It exports what the H5 build uses for this name, and the React
 * hooks. The object `exports` is filled, not replaced, because the router and Taro import each other and must get the
 * same object.
 */
Object.defineProperty(exports, '__esModule', { value: true })
const apis = require('@tarojs/plugin-platform-h5/dist/runtime/apis')
const framework = require('@tarojs/plugin-framework-react/dist/runtime')
const { lifecycleHook } = require('./page-life')

/** Hooks that return a value instead of registering a listener. */
const VALUES = {
  useRouter: () => apis.getCurrentInstance().router ?? { path: '', params: {} },
  useScope: () => undefined,
}

const hooks = Object.fromEntries(
  Object.keys(framework)
    .filter((name) => name.startsWith('use'))
    .map((name) => [name, VALUES[name] ?? lifecycleHook(name)]),
)
const named = Object.fromEntries(Object.entries({ ...apis, ...hooks }).filter(([name]) => name !== 'default'))
Object.assign(exports, named)
// The H5 build turns `Taro.x` into a named import. In tests, the default object must have these properties.
exports.default = Object.assign(apis.default, named)
