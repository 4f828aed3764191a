import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { webpack } from 'webpack'
import { COMPILE_HINT, CompileHintPlugin } from '../../config/h5/compile-hint'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-hint-'))
  const files = {
    'main.js': `import(/* webpackChunkName: "screen" */ './screen.js')`,
    'screen.js': `export const paint = () => document.body.append('a picture')`,
  }
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('starts every script with the compile hint, and leaves the script minified', async () => {
  const output = path.join(folder, 'out')
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './main.js',
        output: { path: output, filename: '[name].js', chunkFilename: '[name].js' },
        plugins: [new CompileHintPlugin()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  )
  const scripts = readdirSync(output).map((file) => readFileSync(path.join(output, file), 'utf8'))
  expect(scripts).toHaveLength(2)
  for (const script of scripts) {
    expect(script.startsWith(COMPILE_HINT)).toBe(true)
    expect(script).not.toMatch(/\n {2}/)
  }
})
