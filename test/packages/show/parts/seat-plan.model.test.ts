import { seatMap, seatSaleOf } from '@/api/seats'
import { packRuns } from '@/domain/seat/packed'
import { SeatPlanModel } from '@/packages/show/parts/seat-plan/seat-plan.model'
import { RequestError } from '@/request/errors'
import { aShow, aShowDynamic } from '../../../support/data/show'
import { drawHouse } from '../../../support/seat-house'
import { openModel } from '../../../support/open-model'
import { settle } from '../../../support/settle'
import { beginSale } from '../support'

const { map, rowTier } = drawHouse(['..........', '..........:1'])
const tiers = [68_000, 38_000].map((originalPrice, tier) => ({
  ...{ seatPlanId: `P${tier}`, seatPlanName: `Tier ${tier}`, description: '', originalPrice, salePrice: null },
  ...{ color: tier === 0 ? '#d81b60' : '#1e88e5', minAge: null, maxAge: null },
}))
const saleOf = ({ sessionId }: { sessionId: string }) => ({
  mapId: `M-${sessionId}`,
  version: '1',
  tiers,
  rowTiers: packRuns(rowTier),
})

const begin = async (given: Parameters<typeof beginSale>[0] = {}) => {
  const world = await beginSale({ facts: aShow({ seatPickType: 'SUPPORT_PICK_SEAT' }), ...given })
  world.answer(seatSaleOf, saleOf)
  world.answer(seatMap, () => map)
  const { model, comeBack } = await openModel(world.services, (deps) => new SeatPlanModel(deps, world.show))
  return { ...world, model, comeBack, asked: () => world.sentTo(seatSaleOf).map(({ sessionId }) => sessionId) }
}

describe('the seat plan on a show’s page', () => {
  it('loads when it is near the view, and again for another session', async () => {
    const { model, show, asked, comeBack } = await begin()
    await settle()
    expect([model.shown, asked()]).toEqual([true, []])
    model.near()
    await settle()
    expect(asked()).toEqual(['n1'])
    expect(Array.from(model.plan.value?.house.rowTier ?? [])).toEqual([0, 1])
    await comeBack()
    expect(asked()).toEqual(['n1'])
    show.selection.chooseSession('n2')
    await settle()
    expect(asked()).toEqual(['n1', 'n2'])
  })

  it('lists the price of each color, but no hidden prices', async () => {
    const { model, configure } = await begin()
    model.near()
    await settle()
    expect(model.tiers.map(({ name, price }) => [name, price])).toEqual([
      ['Tier 0', { kind: 'amount', amount: 68_000, from: false }],
      ['Tier 1', { kind: 'amount', amount: 38_000, from: false }],
    ])
    expect(new Set(model.tiers.map(({ color }) => color)).size).toBe(2)
    configure({ hiddenTicketPrice: true })
    expect(model.tiers[0].price).toEqual({ kind: 'hidden' })
  })

  it('highlights the chosen tier', async () => {
    const { model, show } = await begin()
    await settle()
    expect(model.tier).toBe('')
    const [plan] = show.selection.plans.value ?? []
    show.selection.choosePlan(plan?.seatPlanId ?? '')
    expect(model.tier).toBe(plan?.seatPlanId)
  })

  it.each<[string, Parameters<typeof beginSale>[0]]>([
    ['without seats', { facts: aShow() }],
    ['with a partner’s seats', { facts: aShow({ seatPickType: 'SUPPORT_THIRD_PARTY' }) }],
    [
      'that is sold elsewhere',
      { facts: aShow({ seatPickType: 'SUPPORT_PICK_SEAT', jumpUrlInfo: { url: 'https://a.example' } }) },
    ],
    ['that is over', { dynamic: aShowDynamic({ showDetailStatus: 'COMPLETED' }) }],
    ['without a session', { sessions: [] }],
  ])('is absent for a show %s', async (_, given) => {
    const { model, asked } = await begin(given)
    model.near()
    await settle()
    expect([model.shown, asked()]).toEqual([false, []])
  })

  it('shows a load failure in place of the plan, and offers a retry', async () => {
    const { model, answer } = await begin()
    answer(seatSaleOf, () => Promise.reject(new RequestError({ kind: 'network' })))
    model.near()
    await settle()
    expect(model.plan.status).toBe('failed')
    answer(seatSaleOf, saleOf)
    await model.plan.load()
    expect(model.plan.status).toBe('ready')
  })
})
