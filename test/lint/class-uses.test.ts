import ts from 'typescript'
import { classesOf, classUses } from '../../scripts/checks/class-uses'

const SHEETS = new Map([['/src/card.module.scss', new Set(['card', 'wide', 'narrow', 'old'])]])

/** Returns the findings in a source that imports `card.module.scss` as `styles`. */
const check = (source: string): ReturnType<typeof classUses> => {
  const host = ts.createCompilerHost({})
  const text = `import styles from './card.module.scss'\n${source}`
  host.getSourceFile = (name) =>
    name === '/src/card.tsx' ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true) : undefined
  const options: ts.CompilerOptions = { strict: true, noLib: true, types: [] }
  return classUses(ts.createProgram(['/src/card.tsx'], options, host), SHEETS, '/src/')
}

test('reports an unused class, unless a union type selects it', () => {
  const source = "const f = (look: 'wide' | 'narrow') => [styles.card, styles[look]]; void f"
  expect(check(source)).toEqual({ unused: ['/src/card.module.scss: old'], missing: [], unreadable: [] })
})

test('reports a class that is missing from the style sheet', () => {
  expect(check('void styles.title').missing).toEqual(['/src/card.tsx:2: title'])
})

test('reports a class name that can be any string', () => {
  expect(check('const f = (look: string) => styles[look]; void f').unreadable).toEqual([
    '/src/card.tsx:2: styles[look]',
  ])
})

test('reads only classes and animations of a style sheet', () => {
  const css =
    '.a.b-c:hover > .d { top: .5px; content: ".no"; background: url(a.svg) }\n@keyframes turn { to { left: 0 } }'
  expect(classesOf(css)).toEqual({
    classes: new Set(['a', 'b-c', 'd']),
    names: new Set(['a', 'b-c', 'd', 'turn']),
  })
})
