import { SESSION_CODES } from '@/domain/business-codes/session'
import { createTexts } from '@/locales/create-texts'
import zhCN from '@/locales/zh-CN/core.json'
import { get } from '@/request/call'
import { settle } from '../support/settle'
import { asIs, failure } from './calls'
import { harness, refused, success } from './harness'

const order = get<object, { name: string }>('trade/buyer/order/v5/orders/1', { auth: 'buyer', read: asIs })

/** Creates a client whose texts have not loaded yet. */
const beforeTexts = (answer: () => ReturnType<typeof refused>) => {
  const arrive: { texts?: () => void } = {}
  const texts = createTexts(() => new Promise((resolve) => (arrive.texts = () => resolve(zhCN))))
  void texts.setLanguage('zh-CN')
  return { ...harness(answer, { texts }), arrive: () => arrive.texts?.() }
}

it('shows a failure only after the texts have loaded', async () => {
  const { client, deps, arrive } = beforeTexts(() => refused(SESSION_CODES.needBind))
  const failed = failure(client.call(order, {}))
  await settle()
  expect(deps.alert).not.toHaveBeenCalled()
  arrive()
  expect((await failed).statusCode).toBe(SESSION_CODES.needBind)
  expect(deps.alert).toHaveBeenCalledWith('need-bind')
})

it('returns a success before the texts have loaded', async () => {
  const { client } = beforeTexts(() => success({ name: 'A' }))
  expect(await client.call(order, {})).toEqual({ name: 'A' })
})
