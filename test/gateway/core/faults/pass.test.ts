import { createOrder, preOrder, type PreOrder } from '@/api/purchase'
import { showStatic } from '@/api/show'
import { createClient } from '@/request/client'
import { RequestError } from '@/request/errors'
import { harness } from '../../../request/harness'
import { memoryStorage } from '../../../support/memory-storage'
import { useGateway } from '../../support/gateway'
import { clearFaults, faultsOf, injectFault } from '../../support/inject-fault'
import { newKey, PLAY } from '../../support/shopper'

const test = useGateway()
afterEach(() => clearFaults(test))

const PASS_NEEDED = 22030604
const SHOW = { showId: PLAY.showId }
const PURCHASE = { ...PLAY, couponId: '' }

/**
 * Creates the device of a buyer. Each `load` starts the real client against the gateway, with the data that the device
 * has stored before.
 */
const device = async (cellphone: string) => {
  const { accessToken } = await test.signIn(cellphone)
  const stored = new Map<string, string>()
  const load = () => {
    const { deps } = harness(() => ({ kind: 'failed' }))
    const client = createClient({
      ...deps,
      storage: memoryStorage(stored),
      accessToken: () => accessToken,
      send: async ({ method, url, headers, body }) => {
        const answer = await test.ask(url, { method, body, headers: { ...headers } })
        return {
          kind: 'answered',
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: answer.body,
        }
      },
    })
    const create = ({ payAmount }: PreOrder) =>
      client.call(createOrder, {
        ...PURCHASE,
        idempotencyKey: newKey(),
        audienceIds: [],
        contact: { cellphone, countryCode: '86' },
        paymentParam: { payAmount },
      })
    return { look: () => client.call(showStatic, SHOW), price: () => client.call(preOrder, PURCHASE), create }
  }
  return load
}

const codeOf = async (call: Promise<unknown>): Promise<number> => {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof RequestError ? (error.statusCode ?? 0) : 200
}

describe('a gateway that requires a pass from the show page', () => {
  const demand = () => injectFault(test, { route: '*', answer: { kind: 'pass' } })

  it('rejects price and order if the buyer has not opened the show page', async () => {
    const { price, create } = (await device('13800000031'))()
    const priced = await price()
    await demand()
    expect(await codeOf(price())).toBe(PASS_NEEDED)
    expect(await codeOf(create(priced))).toBe(PASS_NEEDED)
  })

  it('accepts a buyer who has opened the show page, even after a reload', async () => {
    const load = await device('13800000032')
    await load().look()
    await demand()
    const { price, create } = load()
    expect(await create(await price())).toMatchObject({ orderId: expect.any(String) })
  })

  it('rejects another show’s pass, and requires no pass for other calls', async () => {
    await demand()
    const { accessToken: token } = await test.signIn('13800000033')
    const other = (await test.ask('show/pub/v5/show/S1001/static')).headers.get('passid') ?? ''
    expect(other).not.toBe('')
    const priced = await test.ask('trade/buyer/order/v3/pre_order', {
      method: 'POST',
      body: PURCHASE,
      token,
      headers: { passId: other },
    })
    expect(priced.body).toMatchObject({ statusCode: PASS_NEEDED, comments: '购票凭据已失效，请回到演出页面重新选购' })
    expect(await faultsOf(test)).toMatchObject([{ used: 1 }])
  })
})
