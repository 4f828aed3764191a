import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newCall } from '../../../scripts/new/call'
import { newModule } from '../../../scripts/new/module'
import { newScreen } from '../../../scripts/new/screen'

jest.setTimeout(300_000)

const ROOT = path.join(__dirname, '../../..')
const COPIED = [
  'src',
  'types',
  'tsconfig.json',
  'scripts/browser',
  'scripts/gateway',
  'scripts/generate',
  'scripts/new',
  'test/gateway',
  'test/support',
  'test/spec/facts',
]
const OXFMT = path.join(ROOT, 'node_modules/.bin/oxfmt')
const COMPILER = path.join(ROOT, 'node_modules/typescript-native/bin/tsc')

/** Files of a generated module and of generated calls. */
const WRITTEN = [
  'src/api/about-foyer.ts',
  'scripts/gateway/modules/catalogue/about-foyer/module.ts',
  'scripts/gateway/modules/catalogue/about-foyer/routes.ts',
  'scripts/gateway/modules/catalogue/about-foyer/service.ts',
  'scripts/gateway/modules/catalogue/about-foyer/texts.ts',
  'test/gateway/modules/catalogue/about-foyer/samples.ts',
]
const EDITED = [
  'src/api/version.ts',
  'scripts/gateway/modules/base/version/routes.ts',
  'scripts/gateway/modules/base/version/service.ts',
  'test/gateway/modules/base/version/samples.ts',
]

/** Returns the files of a generated screen. */
const filesOf = (folder: string, name: string): string[] => [
  `src/packages/${folder}/${name}/${name}.tsx`,
  `src/packages/${folder}/${name}/${name}.model.ts`,
  `src/packages/${folder}/${name}/${name}.config.ts`,
  `src/locales/namespaces/${name}.ts`,
  `test/packages/${folder}/${name}/${name}.model.test.ts`,
  `scripts/browser/tour/stops/${name}.ts`,
]

const serverOf = (resource: string): string[] =>
  ['module', 'routes', 'service', 'texts'].map((file) => `scripts/gateway/modules/catalogue/${resource}/${file}.ts`)

/** Files of a generated list and of a generated form. */
const KINDS = [
  'src/api/stage-door.ts',
  'src/packages/show/stage-door/stage-door.tsx',
  'test/packages/show/stage-door/stage-door.test.tsx',
  ...serverOf('stage-door'),
  'src/api/guest-book.ts',
  ...filesOf('show', 'guest-book'),
  ...serverOf('guest-book'),
]

/** Folder with a temporary copy of the project. The generators run in this copy. */
let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-new-'))
  for (const entry of COPIED)
    cpSync(path.join(ROOT, entry), path.join(root, entry), { recursive: true, filter: (file) => !/\.webp$/.test(file) })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  newModule(root, 'about-foyer')
  newModule(root, 'about-foyer-and-its-history')
  newCall(root, { resource: 'about-foyer', call: 'imprint' })
  newCall(root, { resource: 'version', call: 'releaseNotes' })
  newScreen(root, { folder: 'ticket', name: 'about-foyer', call: 'about-foyer.aboutFoyer' })
  newScreen(root, { folder: 'user/account', name: 'dress-code' })
  newModule(root, 'stage-door', { call: 'stageDoors', kind: 'list' })
  newScreen(root, { folder: 'show', name: 'stage-door', call: 'stage-door.stageDoors', kind: 'list' })
  newModule(root, 'guest-book', { call: 'signGuestBook', kind: 'form' })
  newScreen(root, { folder: 'show', name: 'guest-book', call: 'guest-book.signGuestBook', kind: 'form' })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

test.each([
  ['package', { folder: 'missing', name: 'foo-bar' }],
  ['call', { folder: 'ticket', name: 'foo-bar', call: 'version.missing' }],
  ['resource', { folder: 'ticket', name: 'foo-bar', call: 'missing.missing' }],
])('rejects a screen for a nonexistent %s, and writes nothing', (_, screen) => {
  expect(() => newScreen(root, screen)).toThrow('missing')
  expect(existsSync(path.join(root, `src/packages/${screen.folder}/foo-bar`))).toBe(false)
  expect(existsSync(path.join(root, 'src/locales/en-US/foo-bar.json'))).toBe(false)
})

/**
 * Returns the compiler errors in these files, one string per error. Errors in other files are ignored, because some of
 * their imports are not copied.
 */
const typeErrors = (files: readonly string[]): string[] => {
  const config = { extends: './tsconfig.json', files, include: ['types'] }
  writeFileSync(path.join(root, 'new.json'), JSON.stringify(config))
  try {
    execFileSync(COMPILER, ['--project', 'new.json', '--singleThreaded'], { cwd: root, stdio: 'pipe' })
    return []
  } catch (error) {
    const lines = (error as { stdout: Buffer }).stdout.toString().split('\n')
    return lines.filter((line) => files.some((file) => line.startsWith(`${file}(`)))
  }
}

test('creates files that pass the type check', () => {
  const screens = [...filesOf('ticket', 'about-foyer'), ...filesOf('user/account', 'dress-code'), ...KINDS]
  expect(typeErrors([...WRITTEN, ...EDITED, ...screens])).toEqual([])
})

test('creates files with the project’s formatting, even for long names', () => {
  const history = 'scripts/gateway/modules/catalogue/about-foyer-and-its-history/routes.ts'
  const files = [...WRITTEN, ...EDITED, ...filesOf('ticket', 'about-foyer'), ...KINDS, history]
  const paths = files.map((file) => path.join(root, file))
  const check = () => execFileSync(OXFMT, ['--config', path.join(ROOT, 'config/oxfmt.json'), '--check', ...paths])
  expect(check).not.toThrow()
})

describe('npm run new:module, new:call', () => {
  test('create a call with declaration, route, texts and sample', () => {
    for (const [layer, resource, name, call] of [
      ['catalogue', 'about-foyer', 'aboutFoyer', 'aboutFoyer'],
      ['catalogue', 'about-foyer', 'aboutFoyer', 'imprint'],
      ['base', 'version', 'version', 'releaseNotes'],
    ]) {
      expect(read(`src/api/${resource}.ts`)).toContain(`export const ${call} = get<`)
      expect(read(`scripts/gateway/modules/${layer}/${resource}/routes.ts`)).toContain(`ok(${call}(lang))`)
      expect(read(`test/gateway/modules/${layer}/${resource}/samples.ts`)).toContain(`'${name}.${call}': {}`)
      expect(read('test/spec/facts/our-calls.json')).toContain(`"GET ${resource}/pub/v1/`)
      for (const language of ['zh-CN', 'zh-MO', 'en-US'])
        expect(JSON.parse(read(`scripts/gateway/modules/${layer}/${resource}/texts/${language}.json`))).toHaveProperty(
          call,
        )
    }
  })

  test('do not overwrite existing files', () => {
    expect(() => newModule(root, 'about-foyer')).toThrow('exists')
    expect(() => newModule(root, 'version')).toThrow('exists')
    expect(() => newModule(root, 'About')).toThrow('kebab-case')
    expect(() => newCall(root, { resource: 'nothing', call: 'more' })).toThrow('new:module')
    expect(() => newCall(root, { resource: 'show', call: 'more' })).toThrow('no routes.ts')
  })
})

describe('npm run new:screen', () => {
  test.each([
    ['list', 'stage-door'],
    ['form', 'guest-book'],
  ])('creates a %s of at most 320 lines in at most 16 files', (_, name) => {
    const written = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => new RegExp(`[/\\\\]${name}([/\\\\.]|$)`).test(file) && statSync(path.join(root, file)).isFile(),
    )
    const own = written.filter((file) => !/\.config\.ts$|namespaces|zh-MO/.test(file))
    expect(own.length).toBeGreaterThan(10)
    expect(own.length).toBeLessThanOrEqual(16)
    expect(own.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)).toBeLessThanOrEqual(320)
  })

  test('creates a screen with route, texts in three languages and a tour stop', () => {
    expect(read('src/router/table/ticket.ts')).toContain(`page: 'packages/ticket/about-foyer/about-foyer'`)
    expect(read('src/router/table/user.ts')).toContain(`page: 'packages/user/account/dress-code/dress-code'`)
    for (const language of ['zh-CN', 'zh-MO', 'en-US'])
      expect(JSON.parse(read(`src/locales/${language}/about-foyer.json`))).toHaveProperty('aboutFoyer.title')
    expect(read('scripts/browser/tour/stops/about-foyer.ts')).toContain(`titled('about-foyer', '/about-foyer'`)
  })

  test('does not overwrite existing files, and checks names', () => {
    const routes = read('src/router/table/ticket.ts')
    expect(() => newScreen(root, { folder: 'ticket', name: 'site-list' })).toThrow('exists')
    expect(() => newScreen(root, { folder: 'ticket', name: 'About' })).toThrow('kebab-case')
    expect(() => newScreen(root, { folder: 'ticket', name: 'more', call: 'nothing' })).toThrow('callName')
    expect(read('src/router/table/ticket.ts')).toBe(routes)
  })
})
