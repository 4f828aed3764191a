import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkTypes, PROJECTS, type SourceFiles } from '../../../scripts/checks/types'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-types-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text)

/** A project of its own options over the folder; the language is kept small so that it is read fast. */
const project = (name: string, options: object): string => {
  const compilerOptions = { strict: true, noEmit: true, types: [], lib: ['ES5'], module: 'ESNext', ...options }
  write(
    name,
    JSON.stringify({ compilerOptions: { moduleResolution: 'bundler', ...compilerOptions }, include: ['*.ts'] }),
  )
  return path.join(folder, name)
}

test('projects that share what was read see each host’s own file', () => {
  write('pay.weapp.ts', 'export const pay = 1')
  write('pay.bank.ts', "export const pay = 'one'")
  write('use.ts', "import { pay } from './pay'\nexport const sum: number = pay")
  const files: SourceFiles = new Map()
  const weapp = project('weapp.json', { moduleSuffixes: ['.weapp', ''] })
  const bank = project('bank.json', { moduleSuffixes: ['.bank', ''] })
  expect(checkTypes(weapp, files)).toBe('')
  expect(checkTypes(bank, files)).toMatch(/use\.ts\(2,14\): error TS2322: Type 'string' is not assignable/)
  expect(checkTypes(weapp, files)).toBe('')
})

test('a project may have a language that another has not', () => {
  write('find.ts', 'export const last = [1, 2].findLast(Boolean)')
  const files: SourceFiles = new Map()
  expect(checkTypes(project('new.json', { lib: ['ES2023'] }), files)).toBe('')
  expect(checkTypes(project('old.json', { lib: ['ES2019'] }), files)).toMatch(/error TS2550: Property 'findLast'/)
})

test('a project that cannot be read is an error', () => {
  expect(checkTypes(path.join(folder, 'missing.json'), new Map())).toMatch(/error TS5083/)
})

test('everything is checked, and the sources once a host', () => {
  const hosts = ['h5', 'weapp', 'alipay', 'bank'].map((host) => `config/tsconfig/${host}.json`)
  expect(PROJECTS).toEqual(['tsconfig.json', ...hosts])
})
