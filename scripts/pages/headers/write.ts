/* Writes header files for nginx and Caddy into dist/headers, for the web build in dist/h5: `npm run headers`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadBuildSettings } from '../build-settings'
import { caddyFile, nginxFile } from './server-files'
import { readHeaderSettings } from './settings'

const root = path.resolve(__dirname, '../../..')
const build = path.join(root, 'dist/h5/index.html')
const target = path.join(root, 'dist/headers')

const run = (): void => {
  if (!existsSync(build)) throw new Error('No web build. Run npm run build:h5.')
  loadBuildSettings(root)
  const settings = readHeaderSettings(process.env)
  const page = readFileSync(build, 'utf8')
  mkdirSync(target, { recursive: true })
  const files = { 'nginx.conf': nginxFile(page, settings), Caddyfile: caddyFile(page, settings) }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(target, name), text)
    process.stdout.write(`${path.relative(root, path.join(target, name))}\n`)
  }
}

try {
  run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
