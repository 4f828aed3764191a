import packages from '../../../../../scripts/gateway/modules/trade/coupon-code/data/packages.json'
import coupons from '../../../../../scripts/gateway/modules/trade/coupon/data/coupons.json'
import { userComponent } from '../../../../../src/api/user-component'
import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'

const stage = useGateway()
beforeAll(async () => {}, 60_000)

const HOLDER = '13800000001'
const OTHER = '13800000031'

const components = [
  { componentId: 'coupons', componentType: 'COUPON_LIST' },
  { componentId: 'coupon-window', componentType: 'COUPON_WINDOW' },
  { componentId: 'notices', componentType: 'ANNOUNCEMENT' },
]

const ask = async (cellphone: string, param: object) =>
  (await shopper(stage, cellphone)).post('home/buyer/v5/user_component', { param })

test('returns the buyer’s coupons of each coupon component, including expired coupons', async () => {
  const { body } = await ask(HOLDER, { components })
  // The member has bought one package (coupon-package/seed.ts).
  const bought = packages.find(({ id }) => id === 'CP3')?.templates ?? []
  const couponTemplateIds = [...coupons.flatMap(({ id, days }) => (days ? [id] : [])), ...bought].sort()
  expect(userComponent.read(body.data).components).toEqual([
    { componentId: 'coupons', couponTemplateIds, reminders: [] },
    { componentId: 'coupon-window', couponTemplateIds, reminders: [] },
  ])
})

test('excludes another buyer’s coupons', async () => {
  const { body } = await ask(OTHER, { components: components.slice(0, 1) })
  expect(userComponent.read(body.data).components).toEqual([
    { componentId: 'coupons', couponTemplateIds: [], reminders: [] },
  ])
})

test('returns a buyer’s active sale reminders', async () => {
  const buyer = await shopper(stage, '13800000032')
  const reminded = async () => {
    const param = { components: [{ componentId: 'reminders', componentType: 'SUBSCRIPTION' }] }
    const { body } = await buyer.post('home/buyer/v5/user_component', { param })
    return userComponent.read(body.data).components.map(({ reminders }) => reminders)
  }
  expect(await reminded()).toEqual([[]])
  const query = 'remindType=SMS&subscribeTargetType=SALE_REMIND'
  await buyer.get(`show/buyer/v3/shows/S1002/subscribe?${query}`)
  expect(await reminded()).toEqual([[{ showId: 'S1002', remindType: 'SMS' }]])
})

test('returns nothing for a visitor or for a request without components', async () => {
  const visitor = await stage.ask('home/buyer/v5/user_component', { method: 'POST', body: { param: { components } } })
  expect(visitor.body.data ?? null).toBeNull()
  expect((await ask(HOLDER, {})).body.data ?? null).toBeNull()
})
