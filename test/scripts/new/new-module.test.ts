import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { newCall } from '../../../scripts/new/call'
import { newModule } from '../../../scripts/new/module'

jest.setTimeout(300_000)

const ROOT = path.join(__dirname, '../../..')
const WRITTEN = [
  'src/api/about-foyer.ts',
  'scripts/gateway/modules/about-foyer/module.ts',
  'scripts/gateway/modules/about-foyer/routes.ts',
  'scripts/gateway/modules/about-foyer/service.ts',
  'scripts/gateway/modules/about-foyer/texts.ts',
  'test/gateway/modules/about-foyer/samples.ts',
]
const EDITED = [
  'src/api/version.ts',
  'scripts/gateway/modules/version/routes.ts',
  'scripts/gateway/modules/version/service.ts',
  'test/gateway/modules/version/samples.ts',
]

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-new-'))
  for (const entry of ['src', 'types', 'tsconfig.json', 'scripts/gateway', 'test/gateway'])
    cpSync(path.join(ROOT, entry), path.join(root, entry), { recursive: true, filter: (file) => !/\.webp$/.test(file) })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  newModule(root, 'about-foyer')
  newCall(root, { resource: 'about-foyer', call: 'imprint' })
  newCall(root, { resource: 'version', call: 'releaseNotes' })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

describe('npm run new:module, new:call', () => {
  test('what they write passes the type check', () => {
    const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => readFileSync(file, 'utf8')) as {
      config: object
    }
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, { types: ['node', 'jest'] })
    const files = [...WRITTEN, ...EDITED].map((file) => path.join(root, file))
    const program = ts.createProgram(files, options)
    const errors = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })

  test('a call has its declaration, its route, its texts and its sample', () => {
    for (const [resource, name, call] of [
      ['about-foyer', 'aboutFoyer', 'aboutFoyer'],
      ['about-foyer', 'aboutFoyer', 'imprint'],
      ['version', 'version', 'releaseNotes'],
    ]) {
      expect(read(`src/api/${resource}.ts`)).toContain(`export const ${call} = get<`)
      expect(read(`scripts/gateway/modules/${resource}/routes.ts`)).toContain(`ok(${call}(lang))`)
      expect(read(`test/gateway/modules/${resource}/samples.ts`)).toContain(`'${name}.${call}': {}`)
      for (const language of ['zh-CN', 'zh-MO', 'en-US'])
        expect(JSON.parse(read(`scripts/gateway/modules/${resource}/texts/${language}.json`))).toHaveProperty(call)
    }
  })

  test('what exists is not overwritten', () => {
    expect(() => newModule(root, 'about-foyer')).toThrow('exists')
    expect(() => newModule(root, 'version')).toThrow('exists')
    expect(() => newModule(root, 'About')).toThrow('kebab-case')
    expect(() => newCall(root, { resource: 'nothing', call: 'more' })).toThrow('new:module')
  })
})
