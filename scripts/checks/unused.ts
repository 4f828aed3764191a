import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileString } from 'sass'
import ts from 'typescript'
import { readableClassName, shortClassName } from '../../config/styles'
import { classesOf, classUses } from './class-uses'
import { keysOf, textUses } from './text-uses'

/*
 * Finds problems that Knip cannot find. These are unused texts and classes, keys and classes built from unknown parts,
 * and two classes with the same name in a build. Each one fails lint.
 */

const root = path.resolve(__dirname, '../..')
const source = path.join(root, 'src') + path.sep
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

const program = (): ts.Program => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object
  }
  const project = { ...config, include: ['src', 'types'] }
  const { fileNames, options } = ts.parseJsonConfigFileContent(project, ts.sys, root, { types: [] })
  const host = ts.createCompilerHost(options)
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone
  return ts.createProgram(fileNames, options, host)
}

/** zh-CN defines the keys of all languages. */
const namespaces = (): Map<string, Set<string>> =>
  new Map(
    files
      .filter((file) => /(^|[\\/])zh-CN[\\/][^\\/]+\.json$/.test(file))
      .map((file) => {
        const tree = JSON.parse(readFileSync(path.join(source, file), 'utf8')) as object
        return [path.basename(file, '.json'), new Set(keysOf(tree))]
      }),
  )

const findFileUrl = (url: string): URL | null =>
  url.startsWith('@/') ? pathToFileURL(path.join(source, url.slice(2))) : null

/** Compiles all sheets at once, so that shared sheets are read only once. */
const sheets = (): Map<string, ReturnType<typeof classesOf>> => {
  const paths = files.filter((file) => file.endsWith('.module.scss')).map((file) => path.join(source, file))
  const mark = '/*! sheet */'
  const loads = paths.map((file) => `${mark}\n@include meta.load-css("${pathToFileURL(file).href}");`)
  const { css } = compileString(['@use "sass:meta";', ...loads].join('\n'), {
    importers: [{ findFileUrl }],
    url: pathToFileURL(path.join(source, 'all.scss')),
  })
  const [, ...parts] = css.split(mark)
  return new Map(paths.map((file, index) => [file, classesOf(parts[index]!)]))
}

/** Returns classes and animations that get the same name as another one in a build. */
const collisions = (
  all: ReadonlyMap<string, { names: ReadonlySet<string> }>,
  nameOf: (local: string, file: string) => string,
): string[] => {
  const owners = new Map<string, string>()
  return [...all].flatMap(([file, { names }]) =>
    [...names].flatMap((name) => {
      const built = nameOf(name, file)
      const owner = owners.get(built)
      owners.set(built, `${file}: ${name}`)
      return owner === undefined ? [] : [`${built}: ${owner} and ${file}: ${name}`]
    }),
  )
}

const main = (): void => {
  const sources = program()
  const texts = textUses(sources, namespaces(), (file) => path.normalize(file).startsWith(source))
  const all = sheets()
  const classes = classUses(sources, new Map([...all].map(([file, sheet]) => [file, sheet.classes])), source)
  const findings = {
    'text that nothing names': texts.unused,
    'key whose parts no type lists': texts.unreadable,
    'class that nothing names': classes.unused,
    'class that its sheet lacks': classes.missing,
    'class chosen by what no type lists': classes.unreadable,
    'two classes of one name': [...collisions(all, shortClassName), ...collisions(all, readableClassName)],
  }
  const lines = Object.entries(findings).flatMap(([kind, found]) => found.map((what) => `${kind}: ${what}`))
  for (const line of lines) console.error(line.replaceAll(root + path.sep, ''))
  console.log(`${lines.length} findings`)
  process.exitCode = lines.length ? 1 : 0
}

main()
