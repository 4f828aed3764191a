import path from 'node:path'
import ts from 'typescript'
import { valuesOf } from './literal-types'

export interface ClassUses {
  /** Classes that no source uses, `sheet: class`. */
  unused: string[]
  /** Classes that a source uses and its sheet lacks, `file:line: class`. */
  missing: string[]
  /** Classes whose name is computed from a value of unknown type, `file:line: source`. */
  unreadable: string[]
}

/** Returns the sheets that a source imports as CSS modules, by the import's name. */
const importedSheets = (
  file: ts.SourceFile,
  resolve: (specifier: string, from: string) => string,
): Map<string, string> =>
  new Map(
    file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }): [string, string][] => {
      const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
      const name = importClause?.name?.text
      return name && specifier.endsWith('.module.scss') ? [[name, resolve(specifier, file.fileName)]] : []
    }),
  )

/**
 * Finds the classes of CSS modules that a program uses: `styles.title`, and `styles[tone]` for every value of its type.
 * @param sheets the classes of each sheet by its absolute path
 * @param source the folder of the sources, for `@/`
 */
export const classUses = (
  program: ts.Program,
  sheets: ReadonlyMap<string, ReadonlySet<string>>,
  source: string,
): ClassUses => {
  const checker = program.getTypeChecker()
  const used = new Map([...sheets.keys()].map((sheet) => [sheet, new Set<string>()]))
  const missing: string[] = []
  const unreadable: string[] = []
  const resolve = (specifier: string, from: string): string =>
    specifier.startsWith('@/') ? path.join(source, specifier.slice(2)) : path.resolve(path.dirname(from), specifier)

  const visitIn = (file: ts.SourceFile, imported: ReadonlyMap<string, string>): void => {
    const at = (node: ts.Node, what: string): string =>
      `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`

    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && imported.has(node.text) && !ts.isImportClause(node.parent)) {
        const sheet = imported.get(node.text)!
        const { parent } = node
        if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
          used.get(sheet)?.add(parent.name.text)
          if (!sheets.get(sheet)?.has(parent.name.text)) missing.push(at(node, parent.name.text))
        } else if (ts.isElementAccessExpression(parent) && parent.expression === node) {
          const names = valuesOf(parent.argumentExpression, checker)
          if (names) for (const name of names) used.get(sheet)?.add(name)
          else unreadable.push(at(node, parent.getText()))
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  for (const file of program.getSourceFiles()) {
    if (!path.normalize(file.fileName).startsWith(source)) continue
    const imported = importedSheets(file, resolve)
    if (imported.size) visitIn(file, imported)
  }

  const unused = [...sheets].flatMap(([sheet, classes]) =>
    [...classes].filter((name) => !used.get(sheet)?.has(name)).map((name) => `${sheet}: ${name}`),
  )
  return { unused, missing, unreadable }
}

/** Returns the classes and animations in a compiled sheet of a CSS module. */
export const classesOf = (css: string): { classes: Set<string>; names: Set<string> } => {
  // Removes strings, addresses and numbers, because `url(a.svg)` and `.5s` look like classes.
  const bare = css.replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const classes = new Set([...bare.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name!))
  const animations = [...bare.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name!)
  return { classes, names: new Set([...classes, ...animations]) }
}
