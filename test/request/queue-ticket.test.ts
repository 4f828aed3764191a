import { post } from '@/request/call'
import { asIs, failure } from './calls'
import { harness, refused, success } from './harness'

const facts = { auth: 'buyer', importance: 'critical', read: asIs } as const
const order = post<{ showId: string }, { name: string }>('trade/buyer/order/v5/create_order', facts)
const pay = post<{ showId: string }, { name: string }>('trade/buyer/v3/payments/pay', facts)
const MINUTE = 60_000

const line = (ticket: string) => refused(1, { mode: 9, data: { waiting: { ticket, place: 3 } } })

describe('the queue ticket of a waiting call', () => {
  const answers = (...list: ReturnType<typeof line>[]) => harness(() => list.shift() ?? success({ name: 'in' }))
  const tickets = ({ sent }: ReturnType<typeof harness>) => sent.map(({ headers }) => headers?.['queue-ticket'])

  it('is sent with each retry until the call is admitted', async () => {
    const stage = answers(line('a.1'), line('a.2'))
    await failure(stage.client.call(order, { showId: '1' }))
    await failure(stage.client.call(order, { showId: '1' }))
    await stage.client.call(order, { showId: '1' })
    await stage.client.call(order, { showId: '1' })
    expect(tickets(stage)).toEqual([undefined, 'a.1', 'a.2', undefined])
  })

  it('remains stored after another failure, such as a lost network', async () => {
    const stage = harness(() => [line('a.1'), { kind: 'failed' as const }][stage.sent.length - 1] ?? success({}))
    await failure(stage.client.call(order, { showId: '1' }))
    await failure(stage.client.call(order, { showId: '1' }))
    await stage.client.call(order, { showId: '1' })
    expect(tickets(stage)).toEqual([undefined, 'a.1', 'a.1'])
  })

  it('is sent only with the same call of the same buyer', async () => {
    const stage = answers(line('a.1'))
    await failure(stage.client.call(order, { showId: '1' }))
    await stage.client.call(pay, { showId: '1' })
    stage.account.userId = 'u2'
    await stage.client.call(order, { showId: '1' })
    expect(tickets(stage)).toEqual([undefined, undefined, undefined])
  })

  it('expires after a quarter of an hour', async () => {
    const stage = answers(line('a.1'))
    await failure(stage.client.call(order, { showId: '1' }))
    stage.time.set(stage.time.now() + 15 * MINUTE)
    await stage.client.call(order, { showId: '1' })
    expect(tickets(stage)).toEqual([undefined, undefined])
  })

  it('is ignored if it contains characters that are invalid in a header', async () => {
    const stage = answers(line('a\r\nx: y'))
    await failure(stage.client.call(order, { showId: '1' }))
    await stage.client.call(order, { showId: '1' })
    expect(tickets(stage)).toEqual([undefined, undefined])
  })
})
