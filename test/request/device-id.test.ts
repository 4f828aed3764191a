import { checkCode, exchangeCode } from '@/api/coupon-code'
import { takeShare } from '@/api/packet'
import { memoryStorage } from '../support/memory-storage'
import { orders } from './calls'
import { harness, success } from './harness'

const answer = () =>
  success({ kind: 'COUPON', title: '', kinds: [], couponIds: [], couponPackageId: '', couponId: '', amount: 100 })

describe('the id of the installation', () => {
  it('is sent only with rate-limited calls, and remains after a restart', async () => {
    const stored = new Map<string, string>()
    const first = harness(answer, { storage: memoryStorage(stored) })
    await first.client.call(orders, { tab: 'ALL' })
    expect(stored.size).toBe(0)
    await first.client.call(checkCode, { exchangeCode: 'A' })
    await first.client.call(exchangeCode, { exchangeCode: 'A', obtainType: 'EXCHANGE' })
    const second = harness(answer, { storage: memoryStorage(stored) })
    second.account.userId = 'u2'
    await second.client.call(takeShare, { packetCode: 'P1', idempotencyKey: 'K' })
    const [none, ...ids] = [...first.sent, ...second.sent].map(({ headers }) => headers?.['device-id'])
    expect(none).toBeUndefined()
    // The format that the gateway accepts.
    expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^[a-z0-9]{24}$/)))
    expect(new Set(ids).size).toBe(1)
  })

  it('differs between installations', async () => {
    const stages = [harness(answer), harness(answer)]
    for (const { client } of stages) await client.call(checkCode, { exchangeCode: 'A' })
    const [one, other] = stages.map(({ sent }) => sent[0].headers?.['device-id'])
    expect(one).not.toBe(other)
  })
})
