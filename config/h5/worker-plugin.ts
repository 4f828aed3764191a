import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler } from 'webpack'
import type { WorkerFacts } from '../../src/platform/worker/worker-facts'
import { entryFiles, importedFiles } from './chunk-files'
import { HASHED_FOLDERS } from './hashed-folders'

const WORKER = path.resolve(__dirname, '../../src/platform/worker/worker.ts')

/**
 * Modules whose files the service worker caches at installation: the screens that must work without a network, and the
 * handlers of failed calls. Other screens are cached when they are opened.
 */
const CACHED =
  /response-mode\/handlers$|pages\/(home\/home|ticket\/ticket|mine\/mine)$|packages\/ticket\/(ticket-detail-new\/ticket-detail-new|ticket-code\/ticket-code)$/

interface Options {
  /** Page paths with their web addresses. */
  routes: Record<string, string[]>
}

const filesToCache = (compilation: Compilation): string[] => {
  const screens = [...importedFiles(compilation)]
    .filter(([request]) => CACHED.test(request))
    .flatMap(([, files]) => files)
  return [...new Set([...entryFiles(compilation), ...screens])].filter((file) => /\.(js|css)$/.test(file))
}

const workerScript = async (facts: WorkerFacts): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"', WORKER_FACTS: JSON.stringify(facts) },
  })
  return outputFiles[0].text
}

/** Writes `sw.js` beside the page, with the list of the files to cache. */
export class WorkerPlugin {
  constructor(private readonly options: Options) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('WorkerPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).afterEmit.tapPromise('WorkerPlugin', async (data) => {
        const page = compilation.getAsset(data.outputName)?.source.source() ?? ''
        const facts: WorkerFacts = {
          shell: { url: '/index.html', revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
          files: filesToCache(compilation).map((file) => ({ url: `/${file}`, revision: null })),
          screens: Object.values(this.options.routes).flat(),
          hashed: `^/(${HASHED_FOLDERS.join('|')})/`,
        }
        const { RawSource } = compiler.webpack.sources
        compilation.emitAsset('sw.js', new RawSource(await workerScript(facts)))
        return data
      })
    })
  }
}
