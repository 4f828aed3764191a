import type { Sku, TiedSpu } from '@/api/goods'
import { fen } from '@/domain/money'

const ATTRIBUTES = [
  { attributeId: 'color', name: 'Color', values: ['Black', 'Sand'] },
  { attributeId: 'size', name: 'Size', values: ['S', 'L'] },
]

/** A variant such as `aSku('Black S', 100_00)`. */
const aSku = (name: string, price: number, stock: Sku['stock'] = 'PLENTY', left: number | null = null): Sku => ({
  ...{ skuId: name, price: fen(price), marketPrice: null, stock, left },
  idArr: name.split(' ').map((value, at) => ({
    ...{ attributeId: ATTRIBUTES[at].attributeId, valueId: value, attributeValue: value },
  })),
})

/** A bag in two colors and two sizes: the large black one is sold out. At most 5 pieces. */
export const BAG: TiedSpu = {
  ...{ spuId: 'G1', name: 'Bag', posterUrl: '', minPrice: fen(100_00), minMatchMarketPrice: null, idArr: [] },
  attributes: ATTRIBUTES.map(({ values, ...rest }) => ({
    ...rest,
    values: values.map((value) => ({ valueId: value, attributeValue: value })),
  })),
  skus: [
    aSku('Black S', 100_00),
    aSku('Black L', 120_00, 'NONE'),
    aSku('Sand S', 100_00),
    aSku('Sand L', 150_00, 'FEW', 3),
  ],
  ...{ required: false, spuQty: 0, totalAmount: fen(0), most: 5, limitedBy: 'ORDER' },
}
