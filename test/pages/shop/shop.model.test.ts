import { runInAction } from 'mobx'
import { layouts } from '@/api/layout'
import { defaultPolicies } from '@/api/shop'
import { ShopModel } from '@/pages/shop/shop.model'
import type { Answers } from '../../support/fake-gateway'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const answers: Answers = [
  [defaultPolicies, () => [{ id: 'p', title: 'Privacy', kind: 'PRIVACY', updatedAt: null }]],
  [layouts, () => ({ components: [{ type: 'HOT_VENUE', venues: [{ venueId: 'v' }] }] })],
]
const begin = async (more: Answers = []) => {
  const given = fakeServices({ answers: [...answers, ...more] })
  const { screen } = screenScope(given.services)
  const model = new ShopModel({ ...given.services, screen })
  screen.start()
  await settle()
  return { ...given, model }
}
const refuse = () => Promise.reject(new Error('down'))

describe('the shop', () => {
  test('has agreements and venues', async () => {
    const { model } = await begin()
    expect(model.facts.value).toMatchObject({ policies: [{ id: 'p' }], venues: [{ venueId: 'v' }] })
  })

  test('shows what came when a part is missing', async () => {
    const { model } = await begin([[layouts, refuse]])
    expect(model.facts.value).toMatchObject({ policies: [{ id: 'p' }], venues: [] })
  })

  test('has failed when nothing came', async () => {
    const { model } = await begin([
      [layouts, refuse],
      [defaultPolicies, refuse],
    ])
    expect(model.facts.status).toBe('failed')
  })

  test('another city has its own venues', async () => {
    const { stores, sentTo } = await begin()
    runInAction(() => (stores.shop.cityId = 'BL8201'))
    expect(sentTo(layouts).at(-1)).toMatchObject({ cityId: 'BL8201' })
  })
})
