import { type StoredLine, withoutOldRemoved } from '../../../../../scripts/gateway/modules/trade/cart/lines'

describe('removed lines', () => {
  it('remain for the 99 latest removals', () => {
    const none = { spuId: '', skuId: '', showId: '', quantity: 1, addedPrice: 0, addedAt: 0, idArr: [] }
    const removed = (lineId: string, removedAt: number | null): StoredLine => ({
      ...{ ...none, lineId, isRemoved: true, removedAt },
    })
    const before = Array.from({ length: 99 }, (_, at) => removed(`L${at}`, at))
    const live = { ...removed('LIVE', null), isRemoved: false }
    const after = withoutOldRemoved(before, [...before, live, removed('LATEST', null)])
    expect(after.map(({ lineId }) => lineId)).toEqual([
      ...before.slice(1).map(({ lineId }) => lineId),
      'LIVE',
      'LATEST',
    ])
  })
})
