import config from '../../config/oxlint/oxlint.config'
import { createSamples } from './oxlint-samples'

const { lint } = createSamples()

const FILE = 'src/domain/sample.ts'
const VIEW = 'src/components/sample.tsx'

/**
 * For each rule, a source that breaks the rule, and a file to which the rule applies. This project's own rules and
 * file-specific rules are tested in sources.test.ts.
 */
const BREACHES: Record<string, [source: string, file?: string]> = {
  eqeqeq: ['export const isOne = (n: number) => n == 1'],
  'jest/no-disabled-tests': ["test.skip('a', () => expect(1).toBe(1))", 'test/domain/sample.test.ts'],
  'jest/no-focused-tests': ["test.only('a', () => expect(1).toBe(1))", 'test/domain/sample.test.ts'],
  'max-lines': ['// A line.\n'.repeat(300) + 'export {}'],
  'no-array-constructor': ['export const list = new Array(1, 2)'],
  'no-console': ['console.log(1)'],
  'no-unused-expressions': ['export const run = (n: number) => { n + 1 }'],
  'no-unused-vars': ['const unused = 1\nexport {}'],
  'no-var': ['var x = 1\nexport { x }'],
  'no-warning-comments': ['// TODO later\nexport {}'],
  'object-shorthand': ['export const wrap = (a: number) => ({ a: a })'],
  'prefer-const': ['let x = 1\nexport const y = x'],
  'prefer-rest-params': ['export function list() { return arguments }'],
  'prefer-spread': ['export const call = (f: (...a: number[]) => void, a: number[]) => f.apply(undefined, a)'],
  'react/exhaustive-deps': [
    'export const A = ({ n }: { n: number }) => { useEffect(() => { show(n) }, []); return null }',
    VIEW,
  ],
  'react/rules-of-hooks': ['export const A = ({ on }: { on: boolean }) => { if (on) useTexts(); return null }', VIEW],
  'typescript/ban-ts-comment': ['// @ts-ignore\nexport const x = 1'],
  'typescript/consistent-type-imports': ["import { A } from './a'\nexport const same = (a: A) => a"],
  'typescript/no-duplicate-enum-values': ['export enum Kind { A = 1, B = 1 }'],
  'typescript/no-empty-object-type': ['export interface Empty {}'],
  'typescript/no-explicit-any': ['export const x: any = 1'],
  'typescript/no-extra-non-null-assertion': ['export const read = (a?: { b: 1 }) => a!!.b'],
  'typescript/no-misused-new': ['export interface A { new (): A }'],
  'typescript/no-namespace': ['export namespace N { export const a = 1 }'],
  'typescript/no-non-null-asserted-optional-chain': ['export const read = (a?: { b: 1 }) => a?.b!'],
  'typescript/no-require-imports': ["export const x = require('x')"],
  'typescript/no-this-alias': ['export class A { get() { const self = this; return self } }'],
  'typescript/no-unnecessary-type-constraint': ['export const same = <T extends unknown>(a: T) => a'],
  'typescript/no-unsafe-declaration-merging': ['export interface F { a: 1 }\nexport class F { b = 1 }'],
  'typescript/no-unsafe-function-type': ['export const call = (f: Function) => f'],
  'typescript/no-wrapper-object-types': ["export const text: String = 'a'"],
  'typescript/prefer-as-const': ["export const kind = 'a' as 'a'"],
  'typescript/prefer-namespace-keyword': ['declare module N {}\nexport {}'],
  'typescript/triple-slash-reference': ['/// <reference path="./a" />\nexport {}'],
}

const OF_FILES = ['no-restricted-imports', 'no-restricted-properties']

test('contains a breach of every native rule in the configuration', () => {
  const rules = [config, ...config.overrides].flatMap(({ rules }) => Object.keys(rules))
  const native = rules.filter((rule) => !rule.startsWith('foyer/') && !OF_FILES.includes(rule))
  expect(Object.keys(BREACHES).sort()).toEqual([...new Set(native)].sort())
})

describe('a breach of a rule', () => {
  for (const [rule, [source, file = FILE]] of Object.entries(BREACHES)) {
    const rules = lint(file, source)
    test(`is reported by ${rule}`, () => expect(rules()).toContain(rule.split('/').at(-1)))
  }
})

describe('an exception of a rule', () => {
  for (const [rule, source, file] of [
    ['eqeqeq', 'export const isNone = (n?: number | null) => n == null', FILE],
    ['no-console', 'console.log(1)', 'scripts/checks/sample.ts'],
    ['no-unused-vars', 'export const drop = (_first: number, second: number) => second', FILE],
    ['no-unused-vars', 'export const rest = ({ a, ...rest }: { a: 1; b: 2 }) => rest', FILE],
    ['no-unused-vars', 'const reviewList = 1', 'scripts/gateway/modules/tools/console/assets/review.js'],
    ['no-var', 'declare global { var x: number }\nexport {}', 'types/sample.d.ts'],
    ['typescript/no-empty-object-type', 'export type Empty = {}', FILE],
    ['typescript/no-require-imports', "module.exports = require('x')", 'config/sample.js'],
  ] as const) {
    const rules = lint(file, source)
    test(`accepts for ${rule}: ${source.slice(0, 60)}`, () => expect(rules()).toEqual([]))
  }
})
