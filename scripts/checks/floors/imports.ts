import { parseSync, type Program, Visitor } from 'oxc-parser'

/** An import, a re-export, `import()`, `require()` or `import('…').Type`. */
export interface Import {
  specifier: string
  /** True for `import type`, and where each imported name has the modifier `type`. */
  isTypeOnly: boolean
}

/** Only sources with such a call are walked: the others import by statements alone, which the parser lists. */
const CALL = /\b(import|require)\s*\(/

const importsByCall = (program: Program): Import[] => {
  const found: Import[] = []
  const add = (specifier: unknown, isTypeOnly: boolean): void => {
    if (typeof specifier === 'string') found.push({ specifier, isTypeOnly })
  }
  const valueOf = (node: object | undefined): unknown => (node && 'value' in node ? node.value : undefined)
  new Visitor({
    ImportExpression: ({ source }) => add(valueOf(source), false),
    TSImportType: ({ source }) => add(source.value, true),
    TSExternalModuleReference: ({ expression }) => add(expression.value, false),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') add(valueOf(first), false)
    },
  }).visit(program)
  return found
}

/** Returns the imports of a source in no order; some may repeat. @throws if `text` has an error of syntax. */
export const importsOf = (file: string, text: string): Import[] => {
  const parsed = parseSync(file, text)
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]!.message}`)
  const { staticImports, staticExports } = parsed.module
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isTypeOnly: isType }] : [],
      ),
    ),
    ...(CALL.test(text) ? importsByCall(parsed.program) : []),
  ]
}
