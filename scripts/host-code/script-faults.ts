import { parse, type Program } from 'acorn'
import { analyze } from 'eslint-scope'

/** Code that a host would reject or fail on: `app.js:2:460: Unexpected token`. */
export interface Fault {
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1. */
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

/** Returns uses of another host's API object without a local declaration, such as a variable called `my`. */
const strangersIn = (file: string, program: Program, strangers: readonly string[]): Fault[] =>
  // Two types for the same tree: acorn's own and ESTree's.
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
 * Returns syntax that a host would reject in an emitted script, or uses of another host's API object.
 * @param file name for the result; its extension separates template scripts (`.wxs`, `.fts`, `.sjs`) from page scripts
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
