import { GoodsChoiceModel } from '@/components/goods/goods-choice.model'
import type { ChosenGoods, GoodsDraft } from '@/components/goods/goods-draft'
import { BAG } from './sku-choice.data'

const [BLACK_S, BLACK_L, SAND_S, SAND_L] = BAG.skus

const opened = (editing: ChosenGoods[] = []) => {
  const model = new GoodsChoiceModel(() => [BAG], { editing, edit: () => undefined } as unknown as GoodsDraft)
  model.open(BAG)
  const { model: sheet } = model.sheet!
  const tap = (...values: string[]) =>
    values.forEach((valueId) => sheet.tap({ attributeId: valueId.length > 1 ? 'color' : 'size', valueId }))
  return { model, sheet, tap }
}

describe('the sheet that chooses a variant', () => {
  it('chooses nothing for the buyer, and names the missing attributes', () => {
    const { model, sheet } = opened()
    expect(sheet).toMatchObject({ sku: null, values: '', choice: { minPrice: 100_00, maxPrice: 150_00 } })
    expect(sheet.missing).toMatch(/^Color.*Size$/)
    model.confirm()
    expect(model).toMatchObject({ isOpen: true, count: 0 })
    expect(sheet.isRefused).toBe(true)
  })

  it('offers the nearest variant for a value that is sold out', () => {
    const { sheet, tap } = opened()
    tap('Black', 'L')
    expect(sheet.blocked).toMatchObject({ state: 'SOLD_OUT', value: 'L', others: 'Black' })
    expect(sheet.blocked?.way).toMatch(/^Sand.*L$/)
    sheet.takeWay()
    expect(sheet).toMatchObject({ blocked: null, sku: SAND_L })
  })

  it('clears a chosen value on a second tap', () => {
    const { sheet, tap } = opened()
    tap('Sand', 'L', 'L')
    expect(sheet).toMatchObject({ sku: null, missing: 'Size', values: 'Sand' })
  })

  it('adds the pieces of the variant and closes', () => {
    const { model, sheet, tap } = opened()
    tap('Sand', 'S')
    sheet.setQuantity(2)
    model.confirm()
    expect(model).toMatchObject({ isOpen: false, count: 2, sum: 200_00 })
  })

  it('limits the quantity by the stock, or by the pieces that other variants leave', () => {
    const { model, sheet, tap } = opened()
    expect(model.limitOf(BAG, SAND_L)).toEqual({ most: 3, reason: 'stock' })
    expect(model.limitOf(BAG, BLACK_L)).toEqual({ most: 0, reason: 'stock' })
    model.setQuantity(BAG, BLACK_S, 4)
    expect(model.limitOf(BAG, SAND_L)).toEqual({ most: 1, reason: 'order' })
    tap('Black', 'S')
    expect(sheet).toMatchObject({ quantity: 4, limit: { most: 5, reason: 'order' } })
  })

  it('shows the limit if other variants use up all pieces', () => {
    const { model, sheet, tap } = opened()
    model.setQuantity(BAG, BLACK_S, 5)
    tap('Sand', 'S')
    expect(sheet.blocked?.state).toBe('LIMIT')
    model.confirm()
    expect(model.quantityOf(BAG, SAND_S)).toBe(0)
  })
})
