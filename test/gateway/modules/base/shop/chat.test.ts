import { useGateway } from '../../../support/gateway'
import { customerService } from '../../../../../src/api/shop'
import { chatPage } from '../../../../../src/domain/support/chat-page'

const stage = useGateway()
beforeAll(async () => {}, 60_000)

const visit = { seatGroup: 'tickets', onlineCustomerId: '', userId: '', orderId: '', showId: '' }

const chat = async (change: Partial<typeof visit>): Promise<string> => {
  const { body } = await stage.ask('home/pub/v3/merchant/customer_service')
  const { onlineConfig } = customerService.read(body.data)
  const response = await fetch(chatPage(onlineConfig?.jumpUrl ?? '', { ...visit, ...change }))
  expect(response.status).toBe(200)
  return response.text()
}

test('shows the buyer and the order in the merchant’s chat', async () => {
  const page = await chat({ userId: 'U1', orderId: 'O1', showId: 'S1' })
  for (const fact of ['U1', 'O1', 'S1', 'tickets']) expect(page).toContain(`<dd>${fact}</dd>`)
})

test('escapes markup in the parameters', async () => {
  const page = await chat({ userId: '<script>alert(1)</script>', orderId: '<img src=x onerror=alert(1)>' })
  expect(page).not.toContain('<script')
  expect(page).not.toContain('<img')
  expect(page).toContain('&lt;script&gt;')
})

test.each(['{', 'null', '1', '"x"', '[]', '{"orderId":null}'])(
  'shows a page even for the invalid parameters %s',
  async (params) => {
    const response = await fetch(`${stage.gateway.url}/sandbox/chat?params=${encodeURIComponent(params)}`)
    expect(response.status).toBe(200)
  },
)
