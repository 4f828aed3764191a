import { parse, type Program } from 'acorn'
import { analyze } from 'eslint-scope'

/** Code that a host would reject or fail on: `app.js:2:460: Unexpected token`. */
export interface Fault {
  file: string
  /** Line number, counted from 1. */
  line: number
  /** Column number, counted from 1. */
  column: number
  text: string
}

/**
 * ECMAScript version that page scripts may use. The oldest engine of the hosts is JavaScriptCore of iOS 10
 * (babel.config.js), which supports ES2016 and nothing later. This engine has no async functions, object spread, `?.`,
 * `??`, class fields, `#private`, static blocks, or `catch` without a name.
 */
const PAGES = 2016
/** ECMAScript version of template scripts, which run in a separate ES5 interpreter. */
const TEMPLATES = 5
/** ECMAScript version of template scripts on Alipay, which are ES modules. */
const SJS = 2015

interface Refused extends SyntaxError {
  loc: { line: number; column: number }
}

const isRefusal = (error: unknown): error is Refused => error instanceof SyntaxError && 'loc' in error

/** Returns uses of another host's API object. Ignores local variables with the same name, such as `my`. */
const strangersIn = (file: string, program: Program, strangers: readonly string[]): Fault[] =>
  // The cast is needed, because acorn and ESTree have different types for the same tree.
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
 * Returns syntax that a host would reject in a built script, and uses of another host's API object.
 * @param file name of the file in the result; its extension distinguishes template scripts (`.wxs`, `.fts`, `.sjs`)
 * from page scripts
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
