import { useGateway } from '../../../support/gateway'
import { useShopper } from '../../../support/shopper'

const stage = useGateway()
const member = useShopper(stage)
beforeAll(async () => {}, 60_000)

const PATH = (showId: string) => `show/buyer/v3/shows/${showId}/seat_plan_age_limit_list`

test('returns from every session the tiers that have an age range', async () => {
  const { body } = await member.get(PATH('S6101'))
  expect(body.data).toEqual(
    expect.arrayContaining([
      { seatPlanId: 'S6101N01P1', minAge: 7, maxAge: null },
      { seatPlanId: 'S6101N02P5', minAge: 12, maxAge: null },
    ]),
  )
  expect(body.data).toHaveLength(4)
})

test('requires a login, and returns an empty list if no tier has an age range', async () => {
  expect((await member.get(PATH('S2001'))).body.data).toEqual([])
  expect((await member.get(PATH('S0000'))).status).toBe(404)
  expect((await stage.ask(PATH('S6101'))).body.statusCode).toBe(15012007)
})
