import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildFaults } from '../../../scripts/host-code/build-faults'
import { scriptFaults } from '../../../scripts/host-code/script-faults'

const faults = (code: string, file = 'app.js') =>
  scriptFaults(file, code, ['wx', 'my']).map(({ line, column, text }) => `${line}:${column} ${text}`)

test.each([
  ['const a = b?.c', 'optional chaining'],
  ['const a = b ?? c', 'nullish'],
  ['a ??= b', 'logical assignment'],
  ['class A { #b = 1 }', 'private fields'],
  ['class A { b = 1 }', 'class fields'],
  ['class A { static { b() } }', 'static blocks'],
  ['const a = { ...b }', 'object spread'],
  ['const { a, ...b } = c', 'object rest'],
  ['async function a() {}', 'async functions'],
  ['async function* a() {}', 'async generators'],
  ['try { a() } catch {}', 'catch without a name'],
  ['a(b,)', 'a comma after the last argument'],
  ['const a = 1n', 'big integers'],
])('rejects %s, since iOS 10 does not support %s', (code) => {
  expect(faults(code)).toHaveLength(1)
})

test.each([
  'const a = (b) => `${b}`',
  'class A extends B {}',
  'a(...b)',
  'const [a, ...b] = c',
  'a ** b',
  'for (const a of b) {}',
])('accepts %s, which iOS 10 supports', (code) => expect(faults(code)).toEqual([]))

test('reports the position of a rejected construct', () => {
  expect(faults('const a = 1\nconst b = a?.b')).toEqual(['2:13 Unexpected token (beyond ES2016)'])
})

test('reports another host’s global object, but not the host’s own', () => {
  expect(faults('ft.login()\nwx.login()')).toEqual(["2:1 wx is another host's object"])
  expect(faults('typeof my !== "undefined" && my.pay()')).toHaveLength(2)
})

test.each(['function f(my) { return my.a }', 'var e = { wx: 1 }; e.wx', 'const wx = 1; (() => wx)()'])(
  'reports no host object in %s',
  (code) => expect(faults(code)).toEqual([]),
)

test('requires ES5 in template scripts, but allows modules on Alipay', () => {
  expect(faults('var a = function () {}\nmodule.exports = a', 'utils.fts')).toEqual([])
  expect(faults('const a = 1', 'utils.wxs')).toHaveLength(1)
  expect(faults('export default { a: 1 }', 'utils.sjs')).toEqual([])
})

describe('the check of a mini-program package', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'foyer-host-code-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const found = (target: 'weapp' | 'alipay' | 'bank') =>
    buildFaults(target, folder).map(({ file, line, text }) => `${file}:${line} ${text}`)

  test('accepts only FinClip’s template directives in a FinClip package', () => {
    write('app.ftss', '@import "./common.ftss";')
    write('base.fxml', '<fts module="xs" src="./utils.fts" />\n<view ft:if="{{a}}" style="flex:1" />')
    write('pages/a/a.js', 'ft.request({})')
    expect(found('bank')).toEqual([])
    write('base.fxml', '<fts module="xs" src="./utils.fts" />\n<view wx:if="{{a}}" />')
    write('pages/b/b.fxml', '<import src="../../base.wxml" />')
    write('pages/a/a.js', 'wx.request({})')
    write('comp.wxml', '<view />')
    expect(found('bank')).toEqual([
      "base.fxml:2 wx:i is another host's spelling",
      'comp.wxml:1 a file for the host of wx',
      "pages/a/a.js:1 wx is another host's object",
      'pages/b/b.fxml:1 "../../base.wxml" is another host\'s spelling',
    ])
  })

  test('accepts WeChat’s spelling in a TCMPP package', () => {
    write('app.wxss', '')
    write('base.wxml', '<view wx:if="{{a}}" />')
    write('app.js', 'wx.request({})')
    expect(found('bank')).toEqual([])
  })

  test('rejects WeChat’s spelling in an Alipay package', () => {
    write('base.axml', '<import-sjs name="xs" from="./utils.sjs" />\n<view a:if="{{b}}" />')
    write('app.js', 'my.request({})')
    expect(found('alipay')).toEqual([])
    write('base.axml', '<wxs module="xs" src="./utils.sjs" />')
    expect(found('alipay')).toEqual(["base.axml:1 <wxs is another host's spelling"])
  })

  test.each([
    ['weapp', { darkmode: true }, { disableScroll: true }, []],
    ['alipay', { lazyCodeLoading: 'requiredComponents' }, { gestureBack: 'NO', transparentTitle: 'always' }, []],
    ['bank', { networkTimeout: {} }, { navigationStyle: 'custom' }, []],
    ['weapp', {}, { disableSwipeBack: true }, ['pages/a/a.json:1 disableSwipeBack is not documented by this host']],
    [
      'alipay',
      { window: { navigationStyle: 'custom' }, permission: { 'scope.userFuzzyLocation': {} } },
      { disableScroll: true },
      [
        'app.json:1 window.navigationStyle is not documented by this host',
        'app.json:1 permission.scope.userFuzzyLocation is not documented by this host',
        'packages/b/c/c.json:1 disableScroll is not documented by this host',
      ],
    ],
    [
      'bank',
      { lazyCodeLoading: 'requiredComponents', tabBar: { items: [{ name: 'a' }] } },
      {},
      [
        'app.json:1 lazyCodeLoading is not documented by this host',
        'app.json:1 tabBar.items is not documented by this host',
        'app.json:1 tab.name is not documented by this host',
      ],
    ],
  ] as const)('accepts only documented configuration keys of %s: %j, %j', (target, app, page, faults) => {
    const inPackage = target === 'alipay'
    const pages = inPackage
      ? { pages: [], subPackages: [{ root: 'packages/b', pages: ['c/c'] }] }
      : { pages: ['pages/a/a'] }
    write('app.json', JSON.stringify({ ...pages, ...app }))
    write(inPackage ? 'packages/b/c/c.json' : 'pages/a/a.json', JSON.stringify(page))
    expect(found(target)).toEqual(faults)
  })
})
