import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler } from 'webpack'
import type { PageFacts } from '../../src/platform/boot/page-facts'
import { bootScript, firstSheet } from './boot-code'
import { importedFiles } from './chunk-files'

/** Module that only desktop layouts use. The shell imports it on demand (src/app/desktop-bar.h5.ts). */
const DESKTOP = '/shell/top-bar/top-bar'

const TEXTS = /([a-z]{2}-[A-Z]{2})[\\/]core\.json$/

interface Options {
  /** Page paths (`/pages/home/home`) with their web addresses. */
  routes: Record<string, string[]>
  gateway: string
}

const parameters = (pattern: string): number => pattern.split('/:').length

/** Collects the data about this build that the boot script reads. */
const pageFacts = (compilation: Compilation, { routes }: Options, scripts: readonly string[]): PageFacts => {
  const files: string[] = []
  const place = (file: string): number => {
    const address = `/${file}`
    if (!files.includes(address)) files.push(address)
    return files.indexOf(address)
  }
  const imported = importedFiles(compilation)
  const screens: [string, number[]][] = []
  const texts: Record<string, number> = {}
  const desktop: number[] = []
  for (const [request, needed] of imported) {
    const language = TEXTS.exec(request)?.[1]
    if (language && needed.length > 0) texts[language] = place(needed[0])
    if (request.endsWith(DESKTOP)) desktop.push(...needed.map(place))
    const page = Object.keys(routes).find((path) => request.endsWith(path))
    if (page) for (const address of routes[page]) screens.push([address, needed.map(place)])
  }
  return { routes: screens.sort(([a], [b]) => parameters(a) - parameters(b)), files, texts, scripts, desktop }
}

/**
 * Writes into `index.html` everything for the first paint: the style sheet of the skeleton and the boot script with the
 * facts of this build. Preloads the first scripts, which the boot script runs, and loads the app's style sheet without
 * blocking.
 */
export class PagePlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    const sheet = firstSheet()
    const script = bootScript(this.options.gateway)
    let scripts: string[] = []
    compiler.hooks.compilation.tap('PagePlugin', (compilation) => {
      const hooks = HtmlWebpackPlugin.getHooks(compilation)
      hooks.alterAssetTags.tap('PagePlugin', (data) => {
        for (const tag of data.assetTags.styles) Object.assign(tag.attributes, { media: 'print', 'data-app': true })
        scripts = data.assetTags.scripts.map(({ attributes }) => String(attributes.src))
        data.assetTags.scripts = []
        return data
      })
      hooks.beforeEmit.tap('PagePlugin', (data) => {
        const facts = JSON.stringify(pageFacts(compilation, this.options, scripts)).replace(/</g, '\\u003c')
        // The facts are JSON data, so a server can remove the parts that a page does not need
        // (scripts/pages/page-facts.ts).
        const boot = `<script type="application/json" data-facts>${facts}</script><script>${script}</script>`
        // The last and largest script loads after the first paint. On a slow network the first two scripts use the
        // whole bandwidth.
        const asked = scripts
          .slice(0, -1)
          .map((src) => `<link rel="preload" as="script" href="${src}" fetchpriority="low">`)
          .join('')
        data.html = data.html
          .replace('</title>', () => `</title>${asked}<style>${sheet}</style>`)
          .replace('</head>', () => `${boot}</head>`)
        return data
      })
    })
  }
}
