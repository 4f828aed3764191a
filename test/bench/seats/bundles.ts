import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { COMPILE_HINT } from '../../../config/h5/compile-hint'

const root = path.resolve(__dirname, '../../..')
const engine = path.join(root, 'src/seatmap')

/** Installs the compared libraries if they are missing, because they are not dependencies of the project. */
export const installPeers = (): void => {
  if (existsSync(path.join(__dirname, 'node_modules/.package-lock.json'))) return
  process.stderr.write('Installing the peers …\n')
  const { status } = spawnSync('npm', ['ci', '--prefix', __dirname, '--no-audit', '--no-fund', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm ci failed. Its output is above.')
}

const bundle = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: __dirname, loader: 'ts' },
    tsconfig: path.join(root, 'tsconfig.json'),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    legalComments: 'none',
    logLevel: 'error',
  })
  return outputFiles[0].text
}

const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length

export const runnerCode = (): Promise<string> => bundle(`import './page/runner'`)

/**
 * Returns the code of the pictures that are made on the device. The engine compiles all functions while it loads the
 * code, as in the build.
 */
export const picturesCode = async (): Promise<string> => COMPILE_HINT + (await bundle(`import './page/pictures'`))

/**
 * The code of a compared map as the page loads it, and its size in transferred bytes. The engine compiles all functions
 * while it loads the code, as in this project's build.
 */
export const peerCode = async (name: string): Promise<{ code: string; bytes: number }> => {
  const code = COMPILE_HINT + (await bundle(`import * as peer from './peers/${name}'; window.peer = peer`))
  return { code, bytes: gzipped(code) }
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'view' ? [] : files(path.join(folder, entry.name))
    return entry.name.endsWith('.ts') ? [path.join(folder, entry.name)] : []
  })

/**
 * Returns the size of the whole seat-map engine in bytes of gzip: every file of src/seatmap except view/, with its
 * imports.
 */
export const engineBytes = async (): Promise<number> => {
  const imports = files(engine).map((file, at) => `import * as part${at} from '${file}'`)
  const parts = imports.map((_, at) => `part${at}`).join(',')
  return gzipped(await bundle(`${imports.join('\n')}\nwindow.parts = [${parts}]`))
}
