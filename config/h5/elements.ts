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

/** Returns true for modules whose views use our elements: our own sources and taro-ui, which only has named imports. */
const isOurs = (issuer: string): boolean =>
  issuer.startsWith(source) || /[\\/]node_modules[\\/]taro-ui[\\/]/.test(issuer)

/** Taro's two style sheets of its web components: ours replaces the first, and the second is not needed. */
const SHEETS: Record<string, string> = {
  '@tarojs/components/dist/taro-components/taro-components.css': path.join(elements, 'elements.css'),
  '@tarojs/components/global.css': path.join(elements, 'elements.css'),
}

/**
 * Returns the replacement of a module that would bring Taro's web components into the web build, or undefined. The
 * components (Stencil) add about 20 KB gzip to the entry and most of the blocking time.
 * @param request the module as written in the source
 * @param issuer absolute path of the importing file
 */
export const elementsFor = (request: string, issuer: string): string | undefined => {
  if (request === '@tarojs/components' && isOurs(issuer)) return path.join(elements, 'index.ts')
  // Taro's router registers the tab bar element of Taro, which is never visible with a custom tab bar.
  if (request === '@tarojs/components/dist/components') return absent
  // Imports single modules of Taro's API. Omits Taro's request chain, which the storefront replaces, and the tools of
  // taro-h5.
  if (request === '@tarojs/api') return '@tarojs/api/dist/index.js'
  if (/^\.\/(interceptor\/|tools\.js$)/.test(request) && /@tarojs[\\/]api/.test(issuer)) return absent
  // The package has 3 KB gzip, and the router calls it only once.
  if (request === 'query-string' && /@tarojs[\\/]router/.test(issuer)) return queryString
  // Taro's navigation bar has 3 KB gzip and would be hidden.
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
