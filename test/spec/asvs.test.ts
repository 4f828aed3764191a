import { readFileSync } from 'node:fs'
import path from 'node:path'
import { missingTests, type NamedTest } from '../support/named-tests'

const FILE = path.join(__dirname, '../../scripts/gateway/ASVS.md')

/** Number of requirements in each section of ASVS 5.0.0. */
const SECTIONS: Record<string, number> = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 8, '6.4': 6, '6.5': 8, '6.6': 4, '6.7': 2, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 3, '7.6': 2 },
}

interface Row {
  id: string
  state: string
  /** Tests that verify the requirement. A text instead of a test is the reason why no test exists. */
  tests: NamedTest[]
  reasons: string[]
}

const rows: Row[] = readFileSync(FILE, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id = '', , , state = '', by = ''] = line.split('|').map((cell) => cell.trim())
    if (!/^\d+\.\d+\.\d+$/.test(id)) return []
    const parts = by.split('<br>').filter(Boolean)
    const read = parts.map((part) => /^`([^`]+\.test\.tsx?)`: (.+)$/.exec(part))
    const tests = read.flatMap((match): NamedTest[] => (match?.[1] && match[2] ? [[match[1], match[2]]] : []))
    return [{ id, state, tests, reasons: parts.filter((_part, index) => !read[index]) }]
  })

test('lists every requirement of V6 and V7 once, in order', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(all)
})

test.each(rows.map((row) => [row.id, row] as const))('lists for %s existing tests or a reason', (_id, row) => {
  const { state, tests, reasons } = row
  expect(['held', 'n/a']).toContain(state)
  expect(missingTests(tests)).toEqual([])
  expect(reasons.length > 0).toBe(state === 'n/a')
  const isDecided = reasons.some((reason) => reason.startsWith('The specification decides: '))
  expect(tests.length > 0).toBe(state === 'held' || isDecided)
})

test('reports a missing test', () => {
  const absent: NamedTest[] = [
    ['spec/asvs.test.ts', ['no one', 'wrote this one'].join(' ')],
    ['spec/asvs.test.ts', ['no such', 'group > lists every requirement of V6 and V7 once, in order'].join(' ')],
    ['spec/none.test.ts', 'lists every requirement of V6 and V7 once, in order'],
  ]
  const there: NamedTest = ['spec/asvs.test.ts', 'lists every requirement of V6 and V7 once, in order']
  expect(missingTests([...absent, there])).toEqual(absent)
})
