import { parse, type Program } from 'acorn'
import { analyze } from 'eslint-scope'

/** Something that a host would refuse or trip over: `app.js:2:460: Unexpected token`. */
export interface Fault {
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  text: string
}

/**
 * The oldest engine that the hosts still ship is iOS 10's JavaScriptCore (babel.config.js): all of ES2016 and nothing
 * later. No async functions, object spread, `?.`, `??`, class fields, `#private`, static blocks, `catch` without a name.
 */
const PAGES = 2016
/** Scripts inside templates run in a separate interpreter with ES5 … */
const TEMPLATES = 5
/** … and on Alipay modules. */
const SJS = 2015

interface Refused extends SyntaxError {
  loc: { line: number; column: number }
}

const isRefusal = (error: unknown): error is Refused => error instanceof SyntaxError && 'loc' in error

/** Uses of another host's API object that is bound nowhere in the file; a local variable may well be called `my`. */
const strangersIn = (file: string, program: Program, strangers: readonly string[]): Fault[] =>
  // Two descriptions of the same tree: acorn's own and ESTree's.
  analyze(program as Parameters<typeof analyze>[0], { ecmaVersion: PAGES, sourceType: 'script', ignoreEval: true })
    .scopes[0].through.map(({ identifier }) => identifier)
    .filter(({ name }) => strangers.includes(name))
    .map(({ name, loc }) => ({
      file,
      line: loc?.start.line ?? 1,
      column: (loc?.start.column ?? 0) + 1,
      text: `${name} is another host's object`,
    }))

/**
 * What a host would refuse in an emitted script, or the uses of another host's API object in it.
 * @param file named in the answer; its extension separates template scripts (`.wxs`, `.fts`, `.sjs`) from page scripts
 * @param strangers API objects of other hosts
 */
export const scriptFaults = (file: string, code: string, strangers: readonly string[]): Fault[] => {
  const isSjs = file.endsWith('.sjs')
  const ecmaVersion = file.endsWith('.js') ? PAGES : isSjs ? SJS : TEMPLATES
  try {
    const program = parse(code, { ecmaVersion, sourceType: isSjs ? 'module' : 'script', locations: true, ranges: true })
    return isSjs ? [] : strangersIn(file, program, strangers)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // Acorn counts columns from 0 and repeats the position in its message.
    const text = error.message.replace(/ \(\d+:\d+\)$/, '')
    return [{ file, line: error.loc.line, column: error.loc.column + 1, text: `${text} (beyond ES${ecmaVersion})` }]
  }
}
