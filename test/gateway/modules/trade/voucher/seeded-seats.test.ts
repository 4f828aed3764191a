import { useGateway } from '../../../support/gateway'

const test = useGateway()

it('assigns each seat to only one seeded ticket or code, within its tier', async () => {
  const { db } = test.gateway.context
  const tickets = await db
    .selectFrom('tickets as t')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 't.seat_plan_id')
    .select(['p.seat_plan_id', 'p.seat_block', 't.seat_desc'])
    .execute()
  const codes = await db
    .selectFrom('bind_codes as b')
    .innerJoin('seat_plans as p', 'p.seat_plan_id', 'b.seat_plan_id')
    .select(['p.seat_plan_id', 'p.seat_block', 'b.seats'])
    .execute()
  const issued = [
    ...tickets,
    ...codes.flatMap(({ seats, ...plan }) => seats.map((seat_desc) => ({ ...plan, seat_desc }))),
  ]
  const wrong = issued.filter(({ seat_block: block, seat_desc }) => {
    const [, row, seat] = (/^Row (\d+), seat (\d+)$/.exec(seat_desc['en-US']) ?? []).map(Number)
    if (!block) return seat_desc['en-US'] !== ''
    const { firstRow, lastRow, firstSeat, lastSeat } = block
    return !(row >= firstRow && row <= lastRow && seat >= firstSeat && seat <= lastSeat)
  })
  expect(wrong).toEqual([])
  const seated = issued.filter(({ seat_block }) => seat_block !== null)
  expect(seated.length).toBeGreaterThan(20)
  expect(new Set(seated.map(({ seat_plan_id, seat_desc }) => `${seat_plan_id} ${seat_desc['en-US']}`)).size).toBe(
    seated.length,
  )
})
