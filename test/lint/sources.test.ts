import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SPEAKING_MODELS } from '../../config/oxlint/speaking-models'
import { createSamples } from './oxlint-samples'

const { lint, reports, accepts } = createSamples()

describe('the rule for layer 4, which limits the Taro object to platform and router', () => {
  const rooms = ['components/ui/pressable', 'stores/user', 'request/client', 'pages/home/home.model']
  const taken = [
    "import Taro from '@tarojs/taro'\nvoid Taro",
    "import type Taro from '@tarojs/taro'\nexport type T = typeof Taro",
    "import * as Taro from '@tarojs/taro'\nvoid Taro",
    "import { default as Taro } from '@tarojs/taro'\nvoid Taro",
    "import { navigateTo } from '@tarojs/taro'\nvoid navigateTo",
    "export { navigateTo } from '@tarojs/taro'",
    "export * from '@tarojs/taro'",
    "void import('@tarojs/taro')",
    "void require('@tarojs/taro')",
  ]
  for (const source of taken) reports('no-restricted-syntax', source, ...rooms.map((room) => `src/${room}.ts`))

  accepts(taken[0]!, 'src/platform/scan/index.weapp.ts', 'src/router/navigate.ts')
  // Lifecycle hooks and types are allowed everywhere.
  accepts(
    "import { useDidShow, type PageInstance } from '@tarojs/taro'\nexport type P = PageInstance\nexport const on = () => useDidShow",
    'src/components/layout/shell.ts',
  )
})

describe('the rule for layer 5, which limits host checks to the platform', () => {
  const read = [
    "process.env.TARO_ENV === 'h5'",
    "process.env['TARO_ENV'] === 'h5'",
    "((({ TARO_ENV }) => TARO_ENV)(process.env)) === 'h5'",
  ]
  for (const expression of read) {
    const source = `export const isWeb = ${expression}`
    const files = ['src/app.tsx', 'src/components/card.ts', 'src/platform/scan/scan.ts', 'src/router/links.ts']
    reports('no-restricted-syntax', source, ...files)
    accepts(source, 'src/platform/host/target.ts')
  }

  const adapter = 'export const pay = 1'
  accepts(adapter, 'src/platform/payment/index.weapp.ts')
  reports('host-suffix', `${adapter}\n${'// A line.\n'.repeat(200)}`, 'src/platform/payment/index.weapp.ts')

  // The web build loads files with this name only when they are needed.
  const late = "export const LateMap = () => import('./map')"
  accepts(late, 'src/components/map/late-map.h5.ts')
  for (const file of ['map/late-map.h5.tsx', 'map/late-map.weapp.ts', 'map/map.h5.ts'])
    reports('host-suffix', late, `src/components/${file}`)

  for (const file of [
    'src/pages/home/home.weapp.tsx',
    'src/packages/show/pick/pick.h5.ts',
    'src/components/ui/pressable.bank.ts',
    'src/platform/canvas/canvas.alipay.tsx',
  ])
    reports('host-suffix', 'export const view = 1', file)
})

describe('the rule against HTML from text', () => {
  for (const source of [
    'const show = (node: Element, name: string) => { node.innerHTML = name }\nexport { show }',
    'const show = (node: Element, name: string) => { node.outerHTML += name }\nexport { show }',
    "const show = (node: Element, name: string) => node.insertAdjacentHTML('beforeend', name)\nexport { show }",
    'const show = (name: string) => document.write(name)\nexport { show }',
    'const show = (name: string) => ({ dangerouslySetInnerHTML: { __html: name } })\nexport { show }',
  ])
    reports(
      'no-restricted-syntax',
      source,
      'src/components/card.tsx',
      'src/platform/page-title/index.ts',
      'src/platform/host/target.ts',
    )

  reports(
    'no-restricted-syntax',
    'export const show = (name: string) => <View dangerouslySetInnerHTML={{ __html: name }} />',
    'src/components/card.tsx',
  )
})

describe('the rule against CustomWrapper', () => {
  for (const source of [
    "import { CustomWrapper as Part } from '@tarojs/components'\nexport const parts = [Part]",
    "export { CustomWrapper } from '@tarojs/components'",
    "import * as elements from '@tarojs/components'\nexport const parts = [elements.CustomWrapper]",
  ])
    reports(
      'no-restricted-syntax',
      source,
      'src/pages/home/home.tsx',
      'src/platform/page-title/index.ts',
      'src/platform/host/target.ts',
    )

  reports(
    'no-restricted-syntax',
    "import * as elements from '@tarojs/components'\nexport const view = <elements.CustomWrapper />",
    'src/pages/home/home.tsx',
  )
})

describe('the size limits', () => {
  const lines = (count: number): string => 'export {}\n' + '// A line.\n'.repeat(count - 1).trimEnd()

  for (const [file, most] of [
    ['src/domain/money.ts', 300],
    ['src/packages/order/order-list/order-list.tsx', 150],
    ['src/pages/home/home.tsx', 150],
    ['src/packages/user/login/login/login.tsx', 150],
    ['src/packages/user/login/login/parts/area/area.tsx', 150],
    ['src/pages/home/parts/hero/hero.tsx', 150],
    ['src/pages/home/home.model.ts', 300],
  ] as const) {
    const [fits, exceeds] = [lint(file, lines(most)), lint(file, lines(most + 1))]
    test(`limits ${file} to ${most} lines`, () => {
      expect(fits()).toEqual([])
      expect(exceeds()).toEqual(['max-lines'])
    })
  }
})

describe('the rules for names and exports', () => {
  const value = 'export const x = 1'
  for (const file of [
    'src/domain/Money.ts',
    'src/domain/moneyRules.ts',
    'src/lib/string-utils.ts',
    'src/common/money.ts',
    'test/helpers/page.ts',
  ])
    reports('file-name', value, file)

  accepts(value, 'src/locales/load-core.h5.ts', 'src/components/ui/pressable/pressable.tsx', 'src/domain/code-128.ts')

  // Default exports are only allowed where Taro requires them.
  const standard = 'export default 1'
  accepts(
    standard,
    'src/app.tsx',
    'src/pages/home/home.tsx',
    'src/pages/home/home.config.ts',
    'src/packages/order/pay/pay.tsx',
  )
  reports(
    'no-default-export',
    standard,
    'src/domain/money.ts',
    'src/components/ui/pressable/pressable.tsx',
    'src/pages/home/parts/card.tsx',
    'scripts/gateway/core/server.ts',
  )

  reports(
    'no-barrel',
    "export { Tap } from './tap/tap'\nexport { Icon } from './icon/icon'",
    'src/components/ui/index.ts',
  )
  reports('no-barrel', "export * from './money'", 'src/domain/all.ts')
  // A host without differences has no file of its own and uses the default file.
  reports('no-barrel', "export { scan } from './index.weapp'", 'src/platform/scan/index.bank.ts')
  accepts("export { View } from './view'", 'src/platform/elements/index.ts')
})

describe('comments that disable lint', () => {
  const plain = 'export default 1'
  for (const source of [
    `/* eslint-disable */\n${plain}`,
    `/* oxlint-disable */\n${plain}`,
    `${plain} // oxlint-disable-line foyer/no-default-export`,
    `// oxlint-disable-next-line\n${plain}`,
    `/** eslint-disable-next-line no-var */\n${plain}`,
  ]) {
    const rules = lint('src/domain/money.ts', source)
    test(`are reported: ${source.replace('\n', ' ')}`, () => {
      expect(rules().join()).toMatch(/Remove the comment in line [12]: lint cannot be silenced/)
    })
  }
  const other = lint('src/domain/money.ts', '/* eslint-disable */\nexport let x = 1\nx == 2')
  test('do not suppress other findings', () => {
    expect(other()).toEqual(expect.arrayContaining(['eqeqeq', 'no-unused-expressions']))
  })
  accepts("export const directive = '/* oxlint-disable */'", 'scripts/checks/directive.ts')
})

describe('the rule against texts in a view', () => {
  const view = (jsx: string): string =>
    `export const Part = ({ t, n }: { t: (k: string) => string; n: number }) => [t, n, ${jsx}]`
  const file = 'src/components/part.tsx'

  for (const jsx of [
    '<Text>Buy</Text>',
    '<Text>购买</Text>',
    "<Text>{'Buy'}</Text>",
    '<Text>{`${n} tickets`}</Text>',
    '<Image alt="A poster" />',
    '<Button ariaLabel={`Close`} />',
    "<Text>{t('buy') || '购买'}</Text>",
  ])
    reports('no-hard-coded-text', view(jsx), file)

  for (const jsx of [
    "<Text>{t('buy')}</Text>",
    '<Text>×{n}</Text>',
    '<Text className="price">¥</Text>',
    '<Image alt="" mode="aspectFill" />',
  ])
    accepts(view(jsx), file)

  reports('no-hard-coded-text', "export const full = '购物车已满'", 'src/stores/cart.ts')
})

describe('the rule against texts in a model', () => {
  for (const [rule, source] of [
    [
      'no-restricted-properties',
      "import { texts } from '@/locales/texts'\nexport const name = texts.translator('core')('tab.home')",
    ],
    ['no-restricted-imports', "import { useTexts } from '@/components/texts'\nexport const use = useTexts"],
  ] as const) {
    reports(rule, source, 'src/pages/home/home.model.ts')
    accepts(source, 'src/pages/home/home.tsx')
  }

  test('allows exceptions only for models that contain texts', () => {
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

describe('the rule for random values in the gateway', () => {
  const source = 'export const code = Math.random()'
  reports(
    'no-restricted-properties',
    source,
    'scripts/gateway/core/ids.ts',
    'scripts/gateway/modules/base/login/verify-code-service.ts',
  )
  accepts(source, 'scripts/bench/list.ts')
})

describe('the rule that one module counts units that can run out', () => {
  for (const change of [
    "tx.updateTable('capacities').set({ remaining: 1 }).execute()",
    "tx.insertInto('capacity_holds').values({}).execute()",
    "changeRow(tx, 'capacities', {}, { remaining: 1 })",
    "deleteRows(tx, 'capacity_holds', {})",
  ]) {
    const source = `export const change = (tx: Tx) => ${change}`
    reports('no-restricted-syntax', source, 'scripts/gateway/modules/trade/cart/service.ts')
    accepts(source, 'scripts/gateway/modules/catalogue/capacity/service.ts')
  }
  accepts(
    "export const read = (tx: Tx) => listRows(tx, 'capacities', {})",
    'scripts/gateway/modules/trade/cart/service.ts',
  )
})

describe('the rule that amounts are calculated in the domain', () => {
  const source = "import { addFen, fen } from '@/domain/money'\nexport const sum = addFen(fen(1), fen(2))"
  reports('no-fen-arithmetic', source, 'src/components/price.ts', 'src/packages/order/orders/orders.tsx')
  accepts(source.replace('@/domain/money', '../money'), 'src/domain/order/sum.ts')
  accepts("import { type Fen, fen } from '@/domain/money'\nexport const one: Fen = fen(1)", 'src/components/price.ts')
})
