import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Rule } from 'postcss'
import { compiledSheet } from '../support/compiled-sheet'

const SOURCES = path.resolve(__dirname, '../../src')
const read = (file: string): string => readFileSync(path.join(SOURCES, file), 'utf8')

const isPrint = ({ parent }: Rule): boolean => (parent as AtRule | undefined)?.params === 'print'

describe('the print style sheet', () => {
  const rules: Rule[] = []
  postcss.parse(read('platform/elements/elements.css')).walkRules((rule) => void rules.push(rule))
  const released = rules.filter(isPrint).flatMap(({ selectors }) => selectors)
  const boxes = rules
    .filter(
      (rule) =>
        !isPrint(rule) &&
        /(^|;|\s)(height: 100%|max-height|overflow(-y)?: [^;]*(hidden|auto|scroll))/.test(rule.toString()),
    )
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => /^(html|body|\.taro)/.test(selector))

  it.each(boxes)('removes the height limit of %s', (box) => {
    expect(released.some((selector) => selector.endsWith(box))).toBe(true)
  })

  const fixed = (readdirSync(SOURCES, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.module.scss') && read(file).includes('position: fixed'),
  )

  it.each(fixed)('does not repeat fixed elements of %s on each printed page', (file) => {
    const css = compiledSheet(file)
    const stays = [...css.matchAll(/^\.(\w+) \{[^}]*position: fixed/gm)].map(([, name]) => name)
    const gone = [...css.matchAll(/@media print \{[^@]*?\n\}/g)].flatMap(([block]) => block.match(/\.\w+/g) ?? [])
    expect(stays.length).toBeGreaterThan(0)
    expect(gone.some((name) => name === '.room' || stays.some((each) => `.${each}` === name))).toBe(true)
  })
})
