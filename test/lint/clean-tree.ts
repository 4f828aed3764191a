/** Sources by path. None of these sources breaks a rule of config/floors.js. */
export const CLEAN = {
  'src/domain/money.ts': "import type { Result } from '@/lib/result'\nexport type Fen = number\nexport type R = Result",
  'src/lib/result.ts': 'export type Result = 1',
  'src/platform/pay/contract.ts': "import Taro from '@tarojs/taro'\nexport type Pay = typeof Taro",
  'src/platform/pay/index.weapp.ts': "import type { Pay } from './contract'\nexport const pay: Pay | 1 = 1",
  'src/platform/pay/index.h5.ts': 'export const pay = 2',
  'src/platform/pay/index.alipay.ts': 'export const pay = 3',
  'src/platform/pay/index.bank.ts': 'export const pay = 4',
  'src/api/show.ts':
    "import type { Fen } from '@/domain/money'\nexport interface Show { price: Fen }\nexport const call = 1",
  'src/router/navigate.ts': "import { pay } from '@/platform/pay'\nexport const go = pay",
  'src/stores/user.ts':
    "import { call } from '@/api/show'\nimport { observable } from 'mobx'\nexport const user = [call, observable]",
  'src/components/card.ts': "import { user } from '@/stores/user'\nexport const card = user",
  'src/packages/show/detail.ts': "import { card } from '@/components/card'\nexport const detail = card",
  'src/packages/order/list.ts': "import { card } from '../../components/card'\nexport const list = card",
  'src/packages/card/card-range/card-range.config.ts': 'export const config = 1',
  'src/packages/card/card-range/range.ts': "import { price } from '../parts/card-price'\nexport const range = price",
  'src/packages/card/card-pay/card-pay.config.ts': 'export const config = 2',
  'src/packages/card/card-pay/card-pay.ts': "import { price } from '../parts/card-price'\nexport const pay = price",
  'src/packages/card/gift/gift-list/gift-list.config.ts': 'export const config = 3',
  'src/packages/card/parts/card-price.ts': 'export const price = 1',
  'src/app/log.ts': "import { detail } from '@/packages/show/detail'\nexport const log = detail",
  'scripts/gateway/modules/trade/order/quote.ts':
    "import type { Show } from '../../catalogue/show/tables'\nimport { seats } from '../seat/hold-service'\nexport const quote = (s: Show) => [s, seats]",
  'scripts/gateway/modules/catalogue/show/tables.ts': 'export interface Show { id: string }',
  'scripts/gateway/modules/trade/seat/hold-service.ts': "import { plan } from './plan'\nexport const seats = plan",
  'scripts/gateway/modules/trade/seat/plan.ts': 'export const plan = 1',
  'scripts/gateway/sell.ts':
    "import type { Show } from '@/api/show'\nimport { type Show as Again } from '@/api/show'\nimport { fen } from '@/domain/money'\nexport const sell = (s: Show & Again) => fen(s)",
}
