import fc from 'fast-check'
import { fen, sumFen } from '@/domain/money'
import { type GoodsPiece, goodsRefundOf } from '@/domain/refund/goods'
import type { SpuWay } from '@/domain/goods/goods'

const piece = (unitId: string, way: SpuWay, paid: number, more: Partial<GoodsPiece> = {}): GoodsPiece => ({
  ...{ unitId, way, price: fen(paid + 100), paid: fen(paid), coupon: fen(100), points: fen(0), isRefunded: false },
  ...more,
})
const FEES = new Map<SpuWay, ReturnType<typeof fen>>([['EXPRESS', fen(1200)]])
const refund = (pieces: readonly GoodsPiece[], ...unitIds: string[]) => goodsRefundOf(pieces, FEES, new Set(unitIds))

describe('a refund of pieces', () => {
  const PIECES = [piece('A', 'EXPRESS', 500), piece('B', 'EXPRESS', 700), piece('C', 'SELF_TAKE', 900)]

  it('contains the share of each piece', () => {
    expect(refund(PIECES, 'A')).toMatchObject({ goods: 500, extras: 0, total: 500, reduction: 100, coupon: 100 })
  })

  it('contains the fee of a way with its last piece', () => {
    expect(refund([{ ...PIECES[0], isRefunded: true }, ...PIECES.slice(1)], 'B')).toMatchObject({
      ...{ goods: 700, extras: 1200, total: 1900, isComplete: false },
    })
  })

  it('contains no fee of another way', () => {
    expect(refund(PIECES, 'C')).toMatchObject({ extras: 0, total: 900 })
  })

  it('adds up to the payment, in any order', () => {
    const orders = fc.tuple(
      fc.array(fc.record({ paid: fc.nat(9_999), way: fc.constantFrom<SpuWay>('EXPRESS', 'SELF_TAKE') }), {
        minLength: 1,
      }),
      fc.array(fc.nat()),
    )
    fc.assert(
      fc.property(orders, ([rows, turns]) => {
        let pieces = rows.map(({ paid, way }, at) => piece(String(at), way, paid))
        const totals: ReturnType<typeof fen>[] = []
        while (pieces.some(({ isRefunded }) => !isRefunded)) {
          const open = pieces.filter(({ isRefunded }) => !isRefunded)
          const { unitId } = open[(turns.pop() ?? 0) % open.length] as GoodsPiece
          totals.push(refund(pieces, unitId).total)
          pieces = pieces.map((each) => (each.unitId === unitId ? { ...each, isRefunded: true } : each))
        }
        const fee = rows.some(({ way }) => way === 'EXPRESS') ? 1200 : 0
        expect(sumFen(totals)).toBe(rows.reduce((sum, { paid }) => sum + paid, fee))
      }),
    )
  })
})
