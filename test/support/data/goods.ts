import { fen } from '@/domain/money'

const price = (yuan: number) => ({ prefix: '¥', yuanNum: yuan, centNum: 0 })

/** Goods in a list as the gateway sends them. */
export const someGoods = (spuId: string, more: object = {}) => ({
  ...{ spuId, name: `商品${spuId}`, posterUrl: '', minPrice: price(100), maxPrice: price(100) },
  ...{ minMatchMarketPrice: null, spuType: 'GOODS', saleTime: null, stock: 'PLENTY', left: null },
  ...more,
})

const ATTRIBUTES = [
  { attributeId: 'color', name: '颜色', values: ['沙色', '黑色'] },
  { attributeId: 'size', name: '尺寸', values: ['小号', '大号'] },
]

const aSku = (values: string[], more: object = {}) => ({
  ...{ skuId: 'S1', price: fen(100_00), marketPrice: null, stock: 'PLENTY', left: null },
  idArr: values.map((value, at) => ({
    ...{ attributeId: ATTRIBUTES[at].attributeId, valueId: value, attributeValue: value },
  })),
  ...more,
})

/** The page of goods with one variant as the gateway sends it. */
export const aSpu = (more: object = {}) => ({
  ...{ spuId: 'G1', name: '帆布袋', posterUrl: '', minPrice: price(100), minMatchMarketPrice: price(120) },
  ...{
    attributes: [],
    skus: [aSku([], { marketPrice: fen(120_00) })],
    spuType: 'GOODS',
    categoryId: 'BAGS',
    pictures: [],
    film: '',
  },
  ...{ deliverMethods: ['EXPRESS', 'SELF_TAKE'], isOnShelf: true, saleTime: null, saleEnd: null },
  ...{ perBuyer: null, perOrder: null, weight: 200, refundRule: 'SEVEN_DAYS', detail: '', shows: [] },
  ...more,
})

/** The page of a bag in two colors and two sizes: the large black one is sold out, one large sand one is left. */
export const aBag = (more: object = {}) =>
  aSpu({
    attributes: ATTRIBUTES.map(({ values, ...rest }) => ({
      ...rest,
      values: values.map((value) => ({ valueId: value, attributeValue: value })),
    })),
    skus: [
      aSku(['沙色', '小号'], { skuId: 'K1' }),
      aSku(['沙色', '大号'], { skuId: 'K2', price: fen(150_00), stock: 'FEW', left: 1 }),
      aSku(['黑色', '小号'], { skuId: 'K3' }),
      aSku(['黑色', '大号'], { skuId: 'K4', stock: 'NONE' }),
    ],
    ...more,
  })
