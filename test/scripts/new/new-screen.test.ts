import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ts from 'typescript'
import { newModule } from '../../../scripts/new/module'
import { newScreen } from '../../../scripts/new/screen'

jest.setTimeout(300_000)

const ROOT = path.join(__dirname, '../../..')
const COPIED = ['src', 'types', 'tsconfig.json', 'scripts/browser', 'scripts/gateway', 'test/gateway', 'test/support']

const filesOf = (folder: string, name: string): string[] => [
  `src/packages/${folder}/${name}/${name}.tsx`,
  `src/packages/${folder}/${name}/${name}.model.ts`,
  `src/packages/${folder}/${name}/${name}.config.ts`,
  `src/locales/namespaces/${name}.ts`,
  `test/packages/${folder}/${name}/${name}.model.test.ts`,
  `scripts/browser/tour/stops/${name}.ts`,
]

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-screen-'))
  for (const entry of COPIED)
    cpSync(path.join(ROOT, entry), path.join(root, entry), { recursive: true, filter: (file) => !/\.webp$/.test(file) })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  newModule(root, 'about-foyer')
  newScreen(root, { folder: 'ticket', name: 'about-foyer', call: 'about-foyer.aboutFoyer' })
  newScreen(root, { folder: 'user/account', name: 'dress-code' })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

describe('npm run new:screen', () => {
  test('what it writes passes the type check', () => {
    const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => readFileSync(file, 'utf8')) as {
      config: object
    }
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    const files = [...filesOf('ticket', 'about-foyer'), ...filesOf('user/account', 'dress-code')].map((file) =>
      path.join(root, file),
    )
    const types = ts.sys.readDirectory(path.join(root, 'types'), ['.ts'])
    const program = ts.createProgram([...files, ...types], { ...options, types: ['node', 'jest'] })
    const errors = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    expect(errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })

  test('a screen has its route, its texts in three languages and its stop', () => {
    expect(read('src/router/table/ticket.ts')).toContain(`page: 'packages/ticket/about-foyer/about-foyer'`)
    expect(read('src/router/table/user.ts')).toContain(`page: 'packages/user/account/dress-code/dress-code'`)
    for (const language of ['zh-CN', 'zh-MO', 'en-US'])
      expect(JSON.parse(read(`src/locales/${language}/about-foyer.json`))).toHaveProperty('aboutFoyer.title')
    expect(read('scripts/browser/tour/stops/about-foyer.ts')).toContain(`titled('about-foyer', '/about-foyer'`)
  })

  test('what exists is not overwritten, and names are checked', () => {
    const routes = read('src/router/table/ticket.ts')
    expect(() => newScreen(root, { folder: 'ticket', name: 'site-list' })).toThrow('exists')
    expect(() => newScreen(root, { folder: 'ticket', name: 'About' })).toThrow('kebab-case')
    expect(() => newScreen(root, { folder: 'ticket', name: 'more', call: 'nothing' })).toThrow('callName')
    expect(read('src/router/table/ticket.ts')).toBe(routes)
  })
})
