import ts from 'typescript'
import { valuesOf } from './literal-types'

/** Text keys of each namespace, with one key for all plural forms: `{ core: Set { 'button.cancel' } }`. */
export type TextKeys = ReadonlyMap<string, ReadonlySet<string>>

export interface TextUses {
  /** Keys that no source uses, `namespace:key`. */
  unused: string[]
  /** Keys built from a part with unknown values, `file:line: source`. */
  unreadable: string[]
}

/** Returns the keys of a namespace's file. Joins nested keys by dots, and treats `_one` and `_other` as one key. */
export const keysOf = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([part, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${part}.`)
      : [`${path}${part}`.replace(/_(one|other)$/, '')],
  )

/** Returns true if a literal is the value of an object's property `label`. */
const isLabel = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'label'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds the text keys that a program's sources use in strings and template literals. If the type of an expression
 * allows all keys of a namespace, the expression's key counts as used in that namespace only. Any other key counts as
 * used in every namespace that contains the key. Template literals are expanded by the types of their parts.
 */
export const textUses = (program: ts.Program, namespaces: TextKeys, isSource: (file: string) => boolean): TextUses => {
  const checker = program.getTypeChecker()
  const used = new Map([...namespaces.keys()].map((name) => [name, new Set<string>()]))
  const unreadable: string[] = []
  const expected = new Map<ts.Type, string[]>()

  /** Returns each namespace whose keys are all values of the expression's type. */
  const namespacesAt = (node: ts.Expression): string[] => {
    const type = checker.getContextualType(node)
    if (!type?.isUnion()) return []
    const known = expected.get(type)
    if (known) return known
    const taken = new Set(type.types.map((each) => (each.isStringLiteral() ? each.value : '')))
    const names = [...namespaces].filter(([, keys]) => [...keys].every((key) => taken.has(key))).map(([name]) => name)
    expected.set(type, names)
    return names
  }

  /** Returns the namespaces that have the key and in which no use has been found yet. */
  const unusedNamespaces = (key: string): string[] =>
    [...namespaces].flatMap(([name, keys]) => (keys.has(key) && !used.get(name)!.has(key) ? [name] : []))

  const use = (key: string, names: readonly string[]): void => {
    for (const name of unusedNamespaces(key)) if (names.length === 0 || names.includes(name)) used.get(name)!.add(key)
  }

  const allKeys = [...namespaces.values()].flatMap((keys) => [...keys])

  /** Returns true unless the literal parts of a template show that it is not a key. */
  const mayBeKey = ({ head, templateSpans }: ts.TemplateExpression): boolean => {
    const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
    const pattern = new RegExp(`^${parts.map(escaped).join('.*')}$`)
    return allKeys.some((key) => pattern.test(key))
  }

  const visit = (node: ts.Node): void => {
    // A key in a type is not a use of its text.
    if (ts.isTypeNode(node)) return
    // Computes the type, which is slow, only if a namespace contains this key and no use of the key is known there.
    if (ts.isStringLiteralLike(node) && unusedNamespaces(node.text).length > 0) use(node.text, namespacesAt(node))
    // The label of a form's field also shows its placeholder (components/form/fields).
    if (ts.isStringLiteralLike(node) && isLabel(node)) use(`${node.text}Placeholder`, [])
    if (ts.isTemplateExpression(node) && mayBeKey(node)) {
      const names = namespacesAt(node)
      const keys = valuesOf(node, checker)
      for (const key of keys ?? []) use(key, names)
      if (!keys && names.length) {
        const file = node.getSourceFile()
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        unreadable.push(`${file.fileName}:${line + 1}: ${node.getText()}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isSource(file.fileName)) visit(file)

  const unused = [...namespaces].flatMap(([name, keys]) =>
    [...keys].filter((key) => !used.get(name)?.has(key)).map((key) => `${name}:${key}`),
  )
  return { unused, unreadable }
}
