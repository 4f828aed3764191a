import { packSeatMap, unpackBits, unpackChanges, unpackRuns } from '@/domain/seat/packed'
import { NO_TIER, tierOf } from '@/domain/seat/seat-map'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { lockSeats, moveSeats } from '../../../../../scripts/gateway/modules/trade/seat/changes'
import { MAX_VERSIONS } from '../../../../../scripts/gateway/modules/trade/seat/cache-service'
import { venueOf } from '../../../../../scripts/gateway/modules/trade/seat/venues/venues'
import { useGateway } from '../../../support/gateway'
import { seeded } from '../../../support/mutations'
import { BOX, seatHall, sessionPath, STADIUM, weigh } from '../../../support/seats'

const test = useGateway()

const box = seatHall(() => test)
const stadium = seatHall(() => test, STADIUM)

/** Holds or frees seats of the demo member. Both create a new version of the seat status. */
const move = async (sessionId: string, showId: string, seats: number[], free: boolean) => {
  const holdId = `H-${sessionId}`
  await test.gateway.context.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('seat_holds')
      .values({
        hold_id: holdId,
        session_id: sessionId,
        show_id: showId,
        user_id: 'U1002',
        state: 'RELEASED',
        seats: json([]),
        expires_at: 0,
        extensions_left: 0,
        idempotency_key: holdId,
        request_hash: '',
        created_at: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await lockSeats(tx, sessionId)
    await moveSeats(tx, { sessionId, [free ? 'free' : 'take']: { holdId, seats } })
  })
}

describe('the seat map of a venue', () => {
  it('has texts in the requested language, and can be cached permanently', async () => {
    const { body, headers } = await test.ask('show/pub/v1/seat_map/M-opera/1?lang=en')
    expect(body.data.levels).toEqual(['Stalls', 'First tier', 'Second tier', 'Third tier'])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect({ ...body.data, levels: null }).toEqual({ ...packSeatMap(venueOf('M-opera')!.map), levels: null })
  })

  it.each(['M-opera/2', 'M-none/1', 'constructor/1'])('does not exist for the path %s', async (path) => {
    const { status, headers } = await test.ask(`show/pub/v1/seat_map/${path}`)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBeNull()
  })

  it('takes at most 200 KB for 60,000 seats with gzip and brotli', async () => {
    for (const packing of ['gzip', 'br']) {
      const { bytes, encoding, cache } = await weigh(`${test.gateway.url}/show/pub/v1/seat_map/M-stadium/1`, packing)
      expect(encoding).toBe(packing)
      expect(cache).toContain('immutable')
      expect(bytes).toBeLessThan(200_000)
    }
  })
})

describe('the sale data of seats', () => {
  it('contain each row’s tier, in the order of the session’s tiers', async () => {
    const sale = await stadium.read('seat_sale')
    const map = await stadium.map()
    const rowTier = unpackRuns(sale.rowTiers, map.rows.length)
    expect(new Set(rowTier)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, NO_TIER]))
    const { body } = await test.ask(`show/pub/v5/show/S1102/session/S1102N01/seat_plans`)
    expect(sale.tiers.map((tier: { seatPlanId: string }) => tier.seatPlanId)).toEqual(
      body.data.map((plan: { seatPlanId: string }) => plan.seatPlanId),
    )
    expect(sale).toMatchObject({ rules: { most: 6, noOrphan: true }, holdSeconds: 480, extensions: 1 })
  })

  it('contain the age range of a tier', async () => {
    const { tiers, ...sale } = await seatHall(() => test, { showId: 'S6101', sessionId: 'S6101N01' }).read('seat_sale')
    expect(sale).toMatchObject({ unavoidableFee: 0, serviceFee: 0 })
    expect(tiers.map(({ minAge }: { minAge: number | null }) => minAge)).toEqual([7, null, null, null, 12])
  })

  it('contain a stock equal to the number of free seats', async () => {
    const sale = await stadium.read('seat_sale')
    const map = await stadium.map()
    const rowTier = unpackRuns(sale.rowTiers, map.rows.length)
    const taken = await stadium.taken()
    const free = Array.from(taken, (flag, seat) => Number(flag === 0 && tierOf({ map, rowTier }, seat) !== NO_TIER))
    expect(free.reduce((sum, each) => sum + each, 0)).toBe(await stadium.stocks())
  })

  it.each([BOX, STADIUM])('mark about 40 percent of the seats of $showId as sold', async (at) => {
    const taken = await seatHall(() => test, at).taken()
    expect(taken.filter(Boolean).length / taken.length).toBeCloseTo(0.4, 1)
  })

  it('do not exist for a show without seats or for another show’s session', async () => {
    const paths = [sessionPath({ showId: 'S2001', sessionId: 'S2001N01' }), sessionPath({ ...BOX, showId: 'S1102' })]
    for (const path of paths)
      for (const call of ['seat_sale', 'seat_status', 'best_seats?count=2'])
        expect((await test.ask(`${path}/${call}`)).status).toBe(404)
  })
})

describe('the seat status of a session', () => {
  it('takes at most 12 KB for 60,000 seats', async () => {
    for (const packing of ['gzip', 'br']) {
      const { bytes } = await weigh(`${test.gateway.url}/${sessionPath(STADIUM)}/seat_status`, packing)
      expect(bytes).toBeLessThan(12_000)
    }
  })

  it('takes at most 1 KB for 100 changes, and increases the version by one', async () => {
    const map = await stadium.map()
    const before = await stadium.taken()
    const { version } = await stadium.read('seat_status')
    const random = seeded(5)
    const free = Array.from(before, (_, seat) => seat).filter((seat) => before[seat] === 0)
    const seats = Array.from({ length: 100 }, () => free.splice(Math.floor(random() * free.length), 1)[0]!)
    await move(STADIUM.sessionId, STADIUM.showId, seats, false)

    const path = `${sessionPath(STADIUM)}/seat_status?since=${version}`
    const { bytes } = await weigh(`${test.gateway.url}/${path}`, 'gzip')
    expect(bytes).toBeLessThan(1_000)
    const { data } = (await test.ask(path)).body
    expect(data).toMatchObject({ version: version + 1, sections: null })
    const changes = unpackChanges(data.changes, map.seatCount)
    expect(changes).toHaveLength(100)
    for (const { seat, taken } of changes) before[seat] = Number(taken)
    expect(before).toEqual(await stadium.taken())
  })

  it('is returned completely for a dropped or nonexistent version', async () => {
    const other = seatHall(() => test, { ...BOX, sessionId: 'S2101N02' })
    const { version } = await other.read('seat_status')
    expect(await other.read(`seat_status?since=${version}`)).toMatchObject({ changes: '', sections: null })
    expect(await other.read(`seat_status?since=${version + 1}`)).toMatchObject({ changes: null, version })
    await test.gateway.context.db
      .updateTable('seat_sales')
      .set({ version: version + MAX_VERSIONS })
      .where('session_id', '=', 'S2101N02')
      .execute()
    expect(await other.read(`seat_status?since=${version}`)).toMatchObject({ changes: null })
    expect(await other.read(`seat_status?since=${version + 1}`)).toMatchObject({ changes: '' })
  })

  it('is returned completely if the changes would be longer', async () => {
    const map = await box.map()
    const before = await box.taken()
    const { version } = await box.read('seat_status')
    const free = Array.from(before, (_, seat) => seat).filter((seat) => before[seat] === 0)
    await move(BOX.sessionId, BOX.showId, free, false)
    const after = await box.read(`seat_status?since=${version}`)
    expect(after).toMatchObject({ version: version + 1, changes: null })
    const into = new Uint8Array(map.seatCount)
    unpackBits(map, after.sections, into)
    expect(into.every((flag) => flag === 1)).toBe(true)
    await move(BOX.sessionId, BOX.showId, free, true)
    expect(await box.taken()).toEqual(before)
  })
})

describe('the best seats', () => {
  it('are adjacent in one row, and differ between alternatives', async () => {
    const blocks = [await box.best('count=3'), await box.best('count=3&skip=1')]
    for (const block of blocks) {
      const [section, row] = block[0]!.split('-')
      expect(block).toHaveLength(3)
      expect(block.every((id) => id.startsWith(`${section}-${row}-`))).toBe(true)
    }
    expect(new Set(blocks.flat()).size).toBe(6)
  })

  it('match the requested tier, section and maximum price', async () => {
    expect((await box.best('count=2&maxPrice=18000'))[0]).toMatch(/^A-1[0-2]-/)
    expect((await box.best('count=2&seatPlanId=S2101N01P2'))[0]).toMatch(/^A-[5-9]-/)
    expect((await stadium.best('count=4&section=318'))[0]).toMatch(/^318-/)
    expect(await box.best('count=2&maxPrice=1')).toEqual([])
  })

  it('return 404 for an unknown tier or section', async () => {
    for (const query of ['count=2&seatPlanId=S1102N01P1', 'count=2&section=Z9'])
      expect((await test.ask(`${sessionPath(BOX)}/best_seats?${query}`)).status).toBe(404)
  })
})
