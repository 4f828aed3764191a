import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Linter } from 'eslint'
import config from '../../config/eslint/eslint.config'
import { SPEAKING_MODELS } from '../../config/eslint/speaking-models'

const root = path.resolve(__dirname, '../..')
const linter = new Linter({ cwd: root })

/** Rules that a source trips when it stands in `file`. */
const breaches = (file: string, source: string): string[] =>
  linter
    .verify(source, config as Linter.Config[], { filename: path.join(root, file) })
    .map(({ ruleId, message }) => ruleId ?? message)

describe('floor 4: the Taro object stays in platform and router', () => {
  const taken = [
    "import Taro from '@tarojs/taro'\nvoid Taro",
    "import type Taro from '@tarojs/taro'\nexport type T = typeof Taro",
    "import * as Taro from '@tarojs/taro'\nvoid Taro",
    "import { default as Taro } from '@tarojs/taro'\nvoid Taro",
    "import { navigateTo } from '@tarojs/taro'\nvoid navigateTo",
    "export { navigateTo } from '@tarojs/taro'",
    "void import('@tarojs/taro')",
    "void require('@tarojs/taro')",
  ]
  test.each(taken)('%s', (source) => {
    for (const room of ['components/ui/pressable', 'stores/user', 'request/client', 'pages/home/home.model'])
      expect(breaches(`src/${room}.ts`, source)).toContain('no-restricted-syntax')
  })

  test('platform and router take it', () => {
    expect(breaches('src/platform/scan/index.weapp.ts', taken[0]!)).toEqual([])
    expect(breaches('src/router/navigate.ts', taken[0]!)).toEqual([])
  })

  test('lifecycle hooks and types are free', () => {
    const hooks =
      "import { useDidShow, type PageInstance } from '@tarojs/taro'\nexport type P = PageInstance\nexport const on = () => useDidShow"
    expect(breaches('src/components/layout/shell.ts', hooks)).toEqual([])
  })
})

describe('floor 5: hosts', () => {
  const read = [
    "process.env.TARO_ENV === 'h5'",
    "process.env['TARO_ENV'] === 'h5'",
    "((({ TARO_ENV }) => TARO_ENV)(process.env)) === 'h5'",
  ]
  test.each(read)('%s is read in platform/host only', (expression) => {
    const source = `export const isWeb = ${expression}`
    for (const file of ['src/app.tsx', 'src/components/card.ts', 'src/platform/scan/scan.ts', 'src/router/links.ts'])
      expect(breaches(file, source)).toContain('no-restricted-syntax')
    expect(breaches('src/platform/host/target.ts', source)).toEqual([])
  })

  test('a suffix file is a small adapter', () => {
    const source = 'export const pay = 1'
    expect(breaches('src/platform/payment/index.weapp.ts', source)).toEqual([])
    expect(breaches('src/platform/payment/index.weapp.ts', `${source}\n`.repeat(250))).toContain('foyer/host-suffix')
  })

  test('what the web loads late is one, named so', () => {
    const source = "export const LateMap = () => import('./map')"
    expect(breaches('src/components/map/late-map.h5.ts', source)).toEqual([])
    for (const file of ['map/late-map.h5.tsx', 'map/late-map.weapp.ts', 'map/map.h5.ts'])
      expect(breaches(`src/components/${file}`, source)).toContain('foyer/host-suffix')
  })

  test.each([
    'src/pages/home/home.weapp.tsx',
    'src/packages/show/pick/pick.h5.ts',
    'src/components/ui/pressable.bank.ts',
    'src/platform/canvas/canvas.alipay.tsx',
  ])('%s is not', (file) => expect(breaches(file, 'export const view = 1')).toContain('foyer/host-suffix'))
})

describe('no text becomes markup', () => {
  test.each([
    'const show = (node: Element, name: string) => { node.innerHTML = name }\nexport { show }',
    'const show = (node: Element, name: string) => { node.outerHTML += name }\nexport { show }',
    "const show = (node: Element, name: string) => node.insertAdjacentHTML('beforeend', name)\nexport { show }",
    'const show = (name: string) => document.write(name)\nexport { show }',
    'const show = (name: string) => ({ dangerouslySetInnerHTML: { __html: name } })\nexport { show }',
  ])('%s', (source) => {
    for (const file of ['src/components/card.tsx', 'src/platform/page-title/index.ts', 'src/platform/host/target.ts'])
      expect(breaches(file, source)).toContain('no-restricted-syntax')
  })

  test('nor as a property of an element', () => {
    const source = 'export const show = (name: string) => <View dangerouslySetInnerHTML={{ __html: name }} />'
    expect(breaches('src/components/card.tsx', source)).toContain('no-restricted-syntax')
  })
})

describe('sizes', () => {
  const lines = (count: number): string => 'export {}\n'.repeat(1) + '// a line\n'.repeat(count - 1).trimEnd()

  test.each([
    ['src/domain/money.ts', 300],
    ['src/packages/order/order-list/order-list.tsx', 150],
    ['src/pages/home/home.tsx', 150],
    ['src/packages/user/login/login/login.tsx', 150],
    ['src/packages/user/login/login/parts/area/area.tsx', 150],
    ['src/pages/home/parts/hero/hero.tsx', 150],
    ['src/pages/home/home.model.ts', 300],
  ])('%s has at most %i lines', (file, most) => {
    expect(breaches(file, lines(most))).toEqual([])
    expect(breaches(file, lines(most + 1))).toContain('max-lines')
  })
})

describe('names and exports', () => {
  test.each([
    'src/domain/Money.ts',
    'src/domain/moneyRules.ts',
    'src/lib/string-utils.ts',
    'src/common/money.ts',
    'test/helpers/page.ts',
  ])('%s is no name for a file', (file) => expect(breaches(file, 'export const x = 1')).toContain('foyer/file-name'))

  test('locales, suffixes and numbers are', () => {
    for (const file of [
      'src/locales/load-core.h5.ts',
      'src/components/ui/pressable/pressable.tsx',
      'src/domain/code-128.ts',
    ])
      expect(breaches(file, 'export const x = 1')).toEqual([])
  })

  test('default exports only where Taro requires them', () => {
    const source = 'export default 1'
    for (const file of [
      'src/app.tsx',
      'src/pages/home/home.tsx',
      'src/pages/home/home.config.ts',
      'src/packages/order/pay/pay.tsx',
    ])
      expect(breaches(file, source)).toEqual([])
    for (const file of [
      'src/domain/money.ts',
      'src/components/ui/pressable/pressable.tsx',
      'src/pages/home/parts/card.tsx',
      'scripts/gateway/core/server.ts',
    ])
      expect(breaches(file, source)).toContain('foyer/no-default-export')
  })

  test('no barrels', () => {
    expect(
      breaches('src/components/ui/index.ts', "export { Tap } from './tap/tap'\nexport { Icon } from './icon/icon'"),
    ).toContain('foyer/no-barrel')
    expect(breaches('src/domain/all.ts', "export * from './money'")).toContain('foyer/no-barrel')
    // A host without differences has no file: the default answers.
    expect(breaches('src/platform/scan/index.bank.ts', "export { scan } from './index.weapp'")).toContain(
      'foyer/no-barrel',
    )
    expect(breaches('src/platform/elements/index.ts', "export { View } from './view'")).toEqual([])
  })

  test('lint cannot be silenced', () => {
    expect(breaches('src/domain/money.ts', '/* eslint-disable */\nexport default 1')).toContain(
      'foyer/no-default-export',
    )
    expect(breaches('src/domain/money.ts', '// @ts-ignore\nexport const x = 1')).toContain(
      '@typescript-eslint/ban-ts-comment',
    )
    expect(breaches('src/domain/money.ts', '// TODO later\nexport const x = 1')).toContain('no-warning-comments')
  })
})

describe('no text in a view', () => {
  const view = (jsx: string): string =>
    `export const Part = ({ t, n }: { t: (k: string) => string; n: number }) => ${jsx}`

  test.each([
    '<Text>Buy</Text>',
    '<Text>购买</Text>',
    "<Text>{'Buy'}</Text>",
    '<Text>{`${n} tickets`}</Text>',
    '<Image alt="A poster" />',
    '<Button ariaLabel={`Close`} />',
    "<Text>{t('buy') || '购买'}</Text>",
  ])('%s', (jsx) => {
    expect(breaches('src/components/part.tsx', view(jsx))).toContain('foyer/no-hard-coded-text')
  })

  test.each([
    "<Text>{t('buy')}</Text>",
    '<Text>×{n}</Text>',
    '<Text className="price">¥</Text>',
    '<Image alt="" mode="aspectFill" />',
  ])('%s is fine', (jsx) => {
    expect(breaches('src/components/part.tsx', view(jsx))).not.toContain('foyer/no-hard-coded-text')
  })

  test('models give keys, not sentences', () => {
    expect(breaches('src/stores/cart.ts', "export const full = '购物车已满'")).toContain('foyer/no-hard-coded-text')
  })
})

describe('a model has no texts', () => {
  test.each([
    ["import { texts } from '@/locales/texts'\nexport const name = texts.translator('core')('tab.home')", 'properties'],
    ["import { useTexts } from '@/components/texts'\nexport const use = useTexts", 'imports'],
  ])('%s', (source, kind) => {
    expect(breaches('src/pages/home/home.model.ts', source)).toEqual([`no-restricted-${kind}`])
    expect(breaches('src/pages/home/home.tsx', source)).not.toContain(`no-restricted-${kind}`)
  })

  test('the list of those that still do holds no other', () => {
    const models = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.model.ts'),
    )
    const speaking = models.filter((file) =>
      /\.translator\(|useTexts/.test(readFileSync(path.join('src', file), 'utf8')),
    )
    const names = speaking.map((file) => `**/${path.basename(file)}`)
    expect(SPEAKING_MODELS.filter((name) => !names.includes(name))).toEqual([])
  })
})

test('nothing of the gateway is drawn from what can be guessed', () => {
  const source = 'export const code = Math.random()'
  expect(breaches('scripts/gateway/core/ids.ts', source)).toEqual(['no-restricted-properties'])
  expect(breaches('scripts/gateway/modules/login/verify-code-service.ts', source)).toEqual(['no-restricted-properties'])
  expect(breaches('scripts/bench/list.ts', source)).toEqual([])
})
