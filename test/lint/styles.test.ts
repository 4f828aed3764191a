import { execFileSync } from 'node:child_process'

/**
 * Returns the rules that a style sheet breaks in `file`. Stylelint runs in a separate process, because Stylelint is an
 * ES module.
 */
const breaches = (file: string, sheet: string): string[] => {
  const args = ['--config', 'config/stylelint/stylelint.config.js', '--formatter', 'json', '--stdin-filename', file]
  try {
    execFileSync('node_modules/.bin/stylelint', args, { input: sheet, stdio: ['pipe', 'pipe', 'pipe'] })
    return []
  } catch (error) {
    const { stderr } = error as { stderr: Buffer }
    const [result] = JSON.parse(stderr.toString().slice(stderr.indexOf('['))) as { warnings: { rule: string }[] }[]
    return result!.warnings.map(({ rule }) => rule)
  }
}

test('rejects colors in a view as hex, name or function', () => {
  const sheet = '.title {\n  color: #fff;\n  background: red;\n  border-color: rgb(0 0 0);\n}\n'
  expect(breaches('src/components/ui/pressable/pressable.module.scss', sheet).sort()).toEqual([
    'color-named',
    'color-no-hex',
    'function-disallowed-list',
  ])
})

test('accepts colors in the tokens', () => {
  expect(breaches('src/styles/tokens.scss', '.theme-light {\n  --canvas: #fff;\n}\n')).toEqual([])
})

test('accepts tokens in a view, and properties in any order', () => {
  expect(
    breaches(
      'src/components/ui/pressable/pressable.module.scss',
      '.title {\n  color: var(--ink);\n  position: absolute;\n  top: 0;\n}\n',
    ),
  ).toEqual([])
})
