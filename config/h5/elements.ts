import path from 'node:path'

interface Request {
  request: string
  context: string
  contextInfo: { issuer: string }
}

interface Factory {
  hooks: { beforeResolve: { tap: (name: string, visit: (request: Request) => void) => void } }
}

interface Compiler {
  hooks: { normalModuleFactory: { tap: (name: string, visit: (factory: Factory) => void) => void } }
}

const root = path.resolve(__dirname, '../..')
const source = path.join(root, 'src') + path.sep
const elements = path.join(root, 'src/platform/elements')
const absent = path.join(__dirname, 'absent.js')
const queryString = path.join(__dirname, 'query-string.js')
const pageTitles = path.join(__dirname, 'page-titles.js')
const routerStyle = path.join(__dirname, 'router-style.js')

/**
 * Returns true for our own sources and taro-ui, because their views use our elements. Our elements have no default
 * export, and taro-ui imports no default.
 */
const isOurs = (issuer: string): boolean =>
  issuer.startsWith(source) || /[\\/]node_modules[\\/]taro-ui[\\/]/.test(issuer)

/** The two style sheets of Taro's web components. Our single sheet replaces both. */
const SHEETS: Record<string, string> = {
  '@tarojs/components/dist/taro-components/taro-components.css': path.join(elements, 'elements.css'),
  '@tarojs/components/global.css': path.join(elements, 'elements.css'),
}

/**
 * Returns the replacement of a module that would bring Taro's web components into the web build, or undefined. The
 * components (Stencil) add about 20 KB gzip to the entry and cause most of the main-thread blocking time.
 * @param request the module as written in the source
 * @param issuer absolute path of the importing file
 */
export const elementsFor = (request: string, issuer: string): string | undefined => {
  if (request === '@tarojs/components' && isOurs(issuer)) return path.join(elements, 'index.ts')
  // Prevents the router from registering Taro's tab bar element, which a custom tab bar hides.
  if (request === '@tarojs/components/dist/components') return absent
  // Imports Taro's API as separate modules. The second line below omits the API's request chain, which the storefront
  // replaces, and its tools.
  if (request === '@tarojs/api') return '@tarojs/api/dist/index.js'
  if (/^\.\/(interceptor\/|tools\.js$)/.test(request) && /@tarojs[\\/]api/.test(issuer)) return absent
  // `query-string` adds 3 KB gzip for a single call in the router.
  if (request === 'query-string' && /@tarojs[\\/]router/.test(issuer)) return queryString
  // Taro's navigation bar adds 3 KB gzip and would be hidden.
  if (request === './navigation-bar.js' && /@tarojs[\\/]router/.test(issuer)) return pageTitles
  if (request === './navigationBar.js' && /@tarojs[\\/]router/.test(issuer)) return absent
  if (/^\.\.?\/style\.js$/.test(request) && /@tarojs[\\/]router/.test(issuer)) return routerStyle
  return SHEETS[request]
}

/** Webpack plugin that applies `elementsFor` to every import. */
export class ElementsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('ElementsPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('ElementsPlugin', (request) => {
        request.request = elementsFor(request.request, request.contextInfo.issuer) ?? request.request
      })
    })
  }
}
