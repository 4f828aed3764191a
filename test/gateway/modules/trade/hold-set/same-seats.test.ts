import { packBits } from '@/domain/seat/packed'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { writeCombo } from '../../../../support/combos'
import { useGateway } from '../../../support/gateway'
import { seatHall } from '../../../support/seats'
import { newKey, shopper } from '../../../support/shopper'

const test = useGateway()
const COMBO = 'CBT3'
const OPERA = ['S6101N01', 'S6101N02']
beforeAll(() =>
  writeCombo(test.gateway.context, COMBO, [
    { partId: 'P1', showIds: ['S6101'], sessionIds: ['S6101N01'] },
    { partId: 'P2', showIds: ['S6101'], sessionIds: ['S6101N02'] },
    { partId: 'P3', showIds: ['S2101'], least: 0 },
    { partId: 'P4', showIds: ['S2001'], least: 0 },
  ]),
)

const hallOf = (sessionId: string) => seatHall(() => test, { showId: sessionId.slice(0, 5), sessionId })
const ask = (sessionIds: readonly string[], quantity = 2, more: object = {}) =>
  test.ask('seat/pub/v1/same_seats', { method: 'POST', body: { promotionId: COMBO, sessionIds, quantity, ...more } })
const suggestionsOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).body.data.suggestions

describe('same seats', () => {
  it('are free in all sessions of a plan, and can be held as a set', async () => {
    const suggestions = await suggestionsOf(OPERA)
    expect(suggestions).toHaveLength(3)
    const ids = suggestions.map(({ sessions }: { sessions: { seatIds: string[] }[] }) => `${sessions[0]!.seatIds}`)
    expect(new Set(ids).size).toBe(3)
    for (const { isSame, sessions } of suggestions) {
      expect(isSame).toBe(true)
      expect(sessions.map(({ sessionId }: { sessionId: string }) => sessionId)).toEqual(OPERA)
      expect(sessions[0].seatIds).toHaveLength(2)
      expect(sessions[1].seatIds).toEqual(sessions[0].seatIds)
      expect(sessions).toMatchObject([{ differs: 'SAME' }, { differs: 'SAME' }])
    }
    const items = suggestions[0].sessions.map(
      ({ differs: _, ...session }: { differs: string; seatIds: string[] }, at: number) => ({
        ...{ ...session, partId: `P${at + 1}`, quantity: 2 },
      }),
    )
    const ann = await shopper(test, '13911130001')
    const body = { promotionId: COMBO, items, idempotencyKey: newKey() }
    const held = (await ann.post('seat/buyer/v1/hold_sets', body)).body.data.items
    const idsOf = ({ seats }: { seats: { seatId: string }[] }) => seats.map(({ seatId }) => seatId)
    expect(held.map(idsOf)).toEqual([items[0].seatIds, items[0].seatIds])
    expect((await suggestionsOf(OPERA))[0].sessions[0].seatIds).not.toEqual(suggestions[0].sessions[0].seatIds)
  })

  it('cost at most the maximum price', async () => {
    const [{ sessions }] = await suggestionsOf(OPERA, 2, { maxPrice: 48_000 })
    for (const { seatPlanId } of sessions) expect(['P4', 'P5']).toContain(seatPlanId.slice(-2))
    const [none] = await suggestionsOf(OPERA, 2, { maxPrice: 1 })
    expect(none).toMatchObject({ isSame: false, sessions: [{ seatIds: [], differs: 'FULL' }, { seatPlanId: '' }] })
  })

  it('are the best ones in sessions of other plans and without seats', async () => {
    const [{ isSame, sessions }] = await suggestionsOf(['S2001N02', ...OPERA, 'S2101N01'])
    expect(isSame).toBe(false)
    expect(sessions).toMatchObject([
      { sessionId: 'S2001N02', seatPlanId: 'S2001N02P1', seatIds: [], differs: 'PLAN' },
      { sessionId: 'S6101N01', differs: 'SAME' },
      { sessionId: 'S6101N02', differs: 'SAME' },
      { sessionId: 'S2101N01', seatIds: await hallOf('S2101N01').best('count=2'), differs: 'PLAN' },
    ])
  })

  it('are nearly the same if none are free in all sessions', async () => {
    const [first, second] = OPERA.map(hallOf)
    const map = await first!.map()
    const { db, seatCache } = test.gateway.context
    // Sells every even section in one session, and every odd one in the other.
    for (const [odd, sessionId] of OPERA.entries()) {
      const taken = await hallOf(sessionId).taken()
      map.sections.forEach(({ first: from, count }, at) => {
        if (at % 2 === odd) taken.fill(1, from, from + count)
      })
      const sold = json(packBits(map, taken))
      await db.updateTable('seat_sales').set({ sold }).where('session_id', '=', sessionId).execute()
    }
    seatCache.clear()
    const suggestions = await suggestionsOf(OPERA)
    expect(suggestions).toHaveLength(1)
    const [{ isSame, sessions }] = suggestions
    expect(isSame).toBe(false)
    expect(sessions.map(({ differs }: { differs: string }) => differs).sort()).toEqual(['SAME', 'SECTION'])
    const best = [await first!.best('count=2'), await second!.best('count=2')]
    const leading = sessions.findIndex(({ differs }: { differs: string }) => differs === 'SAME')
    expect(sessions[leading].seatIds).toEqual(best[leading])
  })

  it('are refused for sessions that the combo has not', async () => {
    expect((await ask(['S1102N01'])).status).toBe(404)
    expect((await ask(OPERA, 2, { promotionId: 'CB-none' })).status).toBe(404)
    expect((await ask(OPERA, 49)).status).toBe(400)
  })
})
