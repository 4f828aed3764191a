import { ShopModel } from '@/pages/shop/shop.model'
import { screenScope } from '../../support/screen-scope'
import { world } from '../../support/world'

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const answers = {
  get_all_default_policy: () => [{ id: 'p', title: 'Privacy', kind: 'PRIVACY', updatedAt: null }],
  layouts: () => ({ components: [{ type: 'HOT_VENUE', venues: [{ venueId: 'v' }] }] }),
}
const begin = async (more: object = {}) => {
  const given = world({ ...answers, ...more })
  const { screen } = screenScope(given.services)
  const model = new ShopModel({ ...(given.services as object), screen } as never)
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
    const { model } = await begin({ layouts: refuse })
    expect(model.facts.value).toMatchObject({ policies: [{ id: 'p' }], venues: [] })
  })

  test('has failed when nothing came', async () => {
    const { model } = await begin({ layouts: refuse, get_all_default_policy: refuse })
    expect(model.facts.status).toBe('failed')
  })

  test('another city has its own venues', async () => {
    const { change, stores, last } = await begin()
    change(() => (stores.shop.cityId = 'BL8201'))
    expect(last('layouts')).toMatchObject({ cityId: 'BL8201' })
  })
})
