import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FLOORS } from '../../config/floors'
import { GATEWAY_LAYERS } from '../../config/gateway-layers'
import type { Breach } from '../../scripts/checks/floors.mjs'
import { CLEAN } from './clean-tree'

/** Writes sources to a temporary directory. Returns the rules of config/floors.js that the sources break. */
const check = (sources: Record<string, string>): Breach[] => {
  const root = mkdtempSync(path.join(tmpdir(), 'foyer-floors-'))
  try {
    const write = (file: string, text: string): void => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    write('src/app.tsx', "import { log } from './app/log'\nexport const app = log")
    write('src/app/log.ts', 'export const log = 1')
    write('scripts/start/start.ts', 'export const start = 1')
    for (const [file, text] of Object.entries(sources)) write(file, text)
    const json = execFileSync('node_modules/.bin/tsx', ['scripts/checks/floors.mts', root, '--json'], {
      encoding: 'utf8',
    })
    return JSON.parse(json) as Breach[]
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Each case has a name, the rule that is broken, and the sources that are added to the clean tree. */
const BREACHES: [string, string, Record<string, string>][] = [
  [
    'domain uses MobX',
    'floor-1-plain-node',
    { 'src/domain/cart.ts': "import { observable } from 'mobx'\nexport const cart = observable" },
  ],
  [
    'lib takes a type of React',
    'floor-1-plain-node',
    { 'src/lib/node.ts': "import type { ReactNode } from 'react'\nexport type Node = ReactNode" },
  ],
  [
    'seatmap reaches Taro through another room',
    'floor-1-plain-node',
    { 'src/seatmap/engine.ts': "import type { Pay } from '@/platform/pay/contract'\nexport type Engine = Pay" },
  ],
  [
    'api opens a page',
    'floor-2-api-knows-no-router',
    { 'src/api/order.ts': "import { go } from '@/router/navigate'\nexport const order = go" },
  ],
  [
    'the router knows a call, by type only',
    'floor-2-router-knows-no-api',
    { 'src/router/links.ts': "import type { Show } from '@/api/show'\nexport type Link = Show" },
  ],
  [
    'a package imports another',
    'floor-3-packages-apart',
    { 'src/packages/order/pay.ts': "import { detail } from '@/packages/show/detail'\nexport const pay = detail" },
  ],
  [
    'a screen imports another of its package',
    'floor-3-screens-apart',
    {
      'src/packages/card/card-pay/parts/card-face.ts':
        "import { range } from '../../card-range/range'\nexport const face = range",
    },
  ],
  [
    'a screen below a group imports another',
    'floor-3-screens-apart',
    {
      'src/packages/card/gift/gift-list/gift-list.ts':
        "import type { range } from '../../card-range/range'\nexport type Gift = typeof range",
    },
  ],
  [
    'code that several screens share imports one of them',
    'floor-3-shared-code-imports-no-screen',
    {
      'src/packages/card/parts/card-name.ts': "import { range } from '../card-range/range'\nexport const name = range",
    },
  ],
  [
    'a group of user imports another group',
    'floor-3-packages-apart',
    {
      'src/packages/user/login/login.ts': "import { setting } from '../account/setting'\nexport const login = setting",
      'src/packages/user/account/setting.ts': 'export const setting = 1',
    },
  ],
  [
    'a group of user imports what lies beside the groups',
    'floor-3-packages-apart',
    {
      'src/packages/user/address/list.ts': "import { shared } from '../shared'\nexport const list = shared",
      'src/packages/user/shared.ts': 'export const shared = 1',
    },
  ],
  [
    'a cycle made of types',
    'floor-6-no-cycles',
    {
      'src/domain/a.ts': "import type { B } from './b'\nexport type A = B | 1",
      'src/domain/b.ts': "import type { A } from './a'\nexport type B = A | 2",
    },
  ],
  [
    'a cycle on one host only',
    'floor-6-no-cycles',
    {
      'src/platform/scan/index.alipay.ts': "import { both } from './both'\nexport const scan = both",
      'src/platform/scan/index.h5.ts': 'export const scan = 1',
      'src/platform/scan/both.ts': "import { scan } from './index'\nexport const both = scan",
    },
  ],
  [
    'requests show a toast themselves',
    'floor-7-down-only-request-seatmap',
    { 'src/request/toast.ts': "import { card } from '@/components/card'\nexport const toast = card" },
  ],
  [
    'a store takes from app.tsx',
    'floor-7-down-only-stores-payment-tracking',
    { 'src/stores/shop.ts': "import { app } from '../app'\nexport const shop = app" },
  ],
  [
    'a screen takes from the composition root',
    'floor-7-down-only-pages-packages',
    { 'src/packages/show/root.ts': "import { log } from '@/app/log'\nexport const root = log" },
  ],
  [
    'the composition root takes from app.tsx',
    'floor-7-down-only-app',
    { 'src/app/start.ts': "import { app } from '../app'\nexport const start = app" },
  ],
  [
    'the domain loads a store later',
    'floor-7-down-only-domain-lib-locales-styles',
    { 'src/domain/late.ts': "export const late = () => import('@/stores/user')" },
  ],
  [
    'the domain reads texts',
    'floor-1-rules-know-no-texts',
    {
      'src/domain/title.ts': "import type { Texts } from '@/locales/create-texts'\nexport type T = Texts",
      'src/locales/create-texts.ts': 'export interface Texts { title: string }',
    },
  ],
  [
    'the gateway uses a store',
    'floor-8-gateway-takes-types-and-rules',
    { 'scripts/gateway/user.ts': "import type { user } from '@/stores/user'\nexport type U = typeof user" },
  ],
  [
    'the gateway uses a value of api',
    'floor-8-gateway-takes-types-of-api',
    { 'scripts/gateway/call.ts': "import { call } from '@/api/show'\nexport const c = call" },
  ],
  [
    'a module of the gateway answers by what reads the catalogue',
    'gateway-contract-is-for-its-document',
    {
      'scripts/contract/catalogue.ts': 'export const catalogue = 1',
      'scripts/gateway/modules/catalogue/show/serializer.ts':
        "import { catalogue } from '../../../../contract/catalogue'\nexport const s = catalogue",
    },
  ],
  [
    'the core of the gateway imports a module',
    'gateway-core-knows-no-module',
    {
      'scripts/gateway/core/all.ts':
        "import type { seats } from '../modules/trade/seat/hold-service'\nexport type A = typeof seats",
    },
  ],
  [
    'a module of the gateway looks inside another',
    'gateway-modules-meet-in-services',
    {
      'scripts/gateway/modules/tools/partner/page.ts':
        "import { plan } from '../../trade/seat/plan'\nexport const page = plan",
    },
  ],
  [
    'a module of the gateway takes a type of a layer above',
    'gateway-layers-go-down',
    {
      'scripts/gateway/modules/catalogue/session/stock.ts':
        "import type { seats } from '../../trade/seat/hold-service'\nexport type S = typeof seats",
    },
  ],
  [
    'a module of the gateway imports a later one of its layer',
    'gateway-modules-in-order',
    { 'scripts/gateway/modules/trade/seat/max.ts': "import { quote } from '../order/quote'\nexport const max = quote" },
  ],
  [
    'a module of the gateway that no list names is imported',
    'gateway-unlisted-is-not-imported',
    {
      'scripts/gateway/modules/tools/fresh/service.ts': 'export const fresh = 1',
      'scripts/gateway/modules/tools/newer/page.ts':
        "import { fresh } from '../fresh/service'\nexport const page = fresh",
    },
  ],
  [
    'payments import an order',
    'gateway-payment-knows-no-payable',
    {
      'scripts/gateway/modules/trade/cashier/order.ts':
        "import type { Order } from '../order/tables'\nexport type Payable = Order",
      'scripts/gateway/modules/trade/order/tables.ts': 'export interface Order { id: string }',
    },
  ],
  ...['scripts', 'test', 'config'].map((room): [string, string, Record<string, string>] => [
    `a cycle in ${room}`,
    'floor-6-no-cycles',
    {
      [`${room}/ring/a.ts`]: "import type { B } from './b'\nexport type A = B | 1",
      [`${room}/ring/b.ts`]: "import type { A } from './a'\nexport type B = A | 2",
    },
  ]),
  [
    'the domain names a type of a store in place',
    'floor-7-down-only-domain-lib-locales-styles',
    { 'src/domain/inline.ts': "export type U = import('@/stores/user').user" },
  ],
  [
    'src imports a script',
    'floor-8-src-is-independent',
    { 'src/components/start.ts': "import { start } from '../../scripts/start/start'\nexport const s = start" },
  ],
]

test('requires a README in every folder of src and every package', () => {
  const folders = ['src', 'src/packages'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  )
  expect(folders.filter((folder) => !existsSync(`${folder}/README.md`))).toEqual([])
})

describe('the rules for imports between layers', () => {
  const found = check(Object.assign({}, CLEAN, ...BREACHES.map(([, , sources]) => sources)) as Record<string, string>)

  test('assign exactly the folders of src to layers', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(FLOORS.flat().sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  test('list modules that exist in the folder of their gateway layer', () => {
    for (const [layer, names] of Object.entries(GATEWAY_LAYERS))
      expect(readdirSync(`scripts/gateway/modules/${layer}`)).toEqual(expect.arrayContaining(names))
  })

  test('accept a tree without breaches', () => {
    expect(check(CLEAN)).toEqual([])
  })

  test.each(BREACHES)('report %s: %s', (_, rule, sources) => {
    expect(found.filter((breach) => breach.rule === rule && breach.from in sources)).not.toEqual([])
  })

  test('report only files that contain a breach', () => {
    const guilty = new Set(BREACHES.flatMap(([, , sources]) => Object.keys(sources)))
    expect(found.filter(({ from }) => !guilty.has(from))).toEqual([])
  })
})
