import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { keysOf, textUses } from './text-uses'

/* A text that no source names, or a key that is built from parts nobody can find, fails lint. zh-CN is the model of all languages. */

const root = path.resolve(__dirname, '../..')
const source = `${path.join(root, 'src')}${path.sep}`

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[\\/])zh-CN[\\/][^\\/]+\.json$/.test(file),
)
const namespaces = new Map(
  files.map((file) => {
    const tree = JSON.parse(readFileSync(path.join(source, file), 'utf8')) as object
    return [path.basename(file, '.json'), new Set(keysOf(tree))]
  }),
)

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
  config: object
}
const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include: ['src', 'types'] }, ts.sys, root)
const { unused, unreadable } = textUses(
  ts.createProgram(fileNames, options),
  namespaces,
  (file) => path.normalize(file).startsWith(source) && /\.tsx?$/.test(file),
)

for (const key of unused) console.error(`unused text: ${key}`)
for (const place of unreadable) console.error(`a key whose parts no type lists: ${path.relative(root, place)}`)
console.log(`${unused.length} unused texts, ${unreadable.length} keys that cannot be read`)
process.exitCode = unused.length + unreadable.length ? 1 : 0
