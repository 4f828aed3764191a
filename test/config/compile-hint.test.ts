import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { webpack } from 'webpack'
import { COMPILE_HINT, CompileHintPlugin } from '../../config/h5/compile-hint'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-hint-'))
  mkdirSync(path.join(folder, 'map'))
  const files = {
    'main.js': `import(/* webpackChunkName: "near" */ './near.js'); import(/* webpackChunkName: "other" */ './other.js')`,
    // Put together with the file of the folder, whose name it hides.
    'near.js': `import { paint } from './map/paint.js'; paint()`,
    'map/paint.js': `export const paint = () => document.body.append('a picture')`,
    'other.js': `export const other = 'map/'`,
  }
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('only the files with the code of the folder start with the hint, minified as they are', async () => {
  const output = path.join(folder, 'out')
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        output: { path: output, filename: '[name].js', chunkFilename: '[name].js' },
        plugins: [new CompileHintPlugin(path.join(folder, 'map') + path.sep)],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  )
  const hinted = readdirSync(output).filter((file) =>
    readFileSync(path.join(output, file), 'utf8').startsWith(COMPILE_HINT),
  )
  expect(hinted).toEqual(['near.js'])
  expect(readFileSync(path.join(output, 'near.js'), 'utf8')).not.toMatch(/\n {2}/)
})
