import { deliverOptions } from '../../../../../scripts/gateway/modules/trade/order/delivery-service'

const HOUR = 3_600_000

test.each([
  ['at once', null, '付款后即可在票夹查看票码'],
  ['from a time before the start', 24 * HOUR, '开演前 24 小时显示票码'],
])('describes an e-ticket whose code is displayed %s', (_, code_lead, description) => {
  const show = { deliver_methods: ['E_TICKET' as const], delivery_fee: 0, code_lead }
  expect(deliverOptions(show, 'zh-CN')).toMatchObject([{ code: 'E_TICKET', description }])
})
