import { ticketCodes, ticketKeys } from '@/api/voucher'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { seededOrder } from '../../../support/sample'
import { shopper, type Shopper, useShopper } from '../../../support/shopper'

/** Vouchers of the demo member: a play with rotating codes, and an exhibition with static codes. */
const PLAY = `V${seededOrder(1)}`
const EXHIBITION = `V${seededOrder(3)}`
const BASE = 'trade/buyer/v3/vouchers'

const test = useGateway()
const phone = useShopper(test)
let laptop: Shopper
beforeAll(async () => {
  await test.clock.advance(120_000)
  laptop = await shopper(test)
})

const take = async (device: Shopper, id = PLAY) => (await device.post(`${BASE}/${id}/ticket_keys`, {})).body.data
const codes = async (device: Shopper) => (await device.get(`${BASE}/${PLAY}/ticket_code`)).body.data
const places = async (device: Shopper): Promise<string[]> =>
  (await codes(device)).map(({ keyAt }: { keyAt: string }) => keyAt)

describe('the ticket code keys of a voucher', () => {
  it('are initially on no device, and no ticket codes are returned', async () => {
    const before = await codes(phone)
    expect(madeUp(ticketCodes.read(before), before)).toEqual([])
    expect(before).toEqual([
      expect.objectContaining({ code: '', rotates: true, keyId: '', keyAt: 'NONE' }),
      expect.objectContaining({ code: '', rotates: true, keyId: '', keyAt: 'NONE' }),
    ])
  })

  it('are issued to the requesting device, one per ticket', async () => {
    const keys = await take(phone)
    expect(madeUp(ticketKeys.read(keys), keys)).toEqual([])
    expect(new Set(keys.map(({ secret }: { secret: string }) => secret)).size).toBe(2)
    expect(await places(phone)).toEqual(['HERE', 'HERE'])
    expect(await places(laptop)).toEqual(['ELSEWHERE', 'ELSEWHERE'])
  })

  it('appear in no request log and no later response', async () => {
    const [{ secret }] = await take(phone)
    const exposed = [(await test.ask('console/api/requests')).body.data, await codes(phone)]
    expect(JSON.stringify(exposed)).toContain('ticket_keys')
    expect(JSON.stringify(exposed)).not.toContain(secret)
  })

  it('are equal for concurrent requests, and are renewed after 10 s', async () => {
    const [one, other] = await Promise.all([take(laptop), take(laptop)])
    expect(other).toEqual(one)
    await test.clock.advance(10_001)
    expect((await take(laptop))[0].keyId).not.toBe(one[0].keyId)
  })

  it('become invalid on the previous device when another device requests keys', async () => {
    const [{ keyId }] = await take(phone)
    expect(await places(laptop)).toEqual(['ELSEWHERE', 'ELSEWHERE'])
    const rows = await test.gateway.context.db
      .selectFrom('ticket_keys')
      .select(['key_id', 'ended_at'])
      .where('ticket_id', '=', `${PLAY}T1`)
      .execute()
    expect(rows.filter(({ ended_at: ended }) => ended === null).map(({ key_id: id }) => id)).toEqual([keyId])
  })

  it('are removed when their device logs out', async () => {
    await take(laptop)
    const { tokens } = test.gateway.context
    await tokens.signOut(laptop.token)
    expect(await places(phone)).toEqual(['NONE', 'NONE'])
  })

  it('are refused for static codes, other buyers and visitors', async () => {
    expect(await take(phone, EXHIBITION)).toEqual([])
    const stranger = await shopper(test, '13800000002')
    expect((await stranger.post(`${BASE}/${PLAY}/ticket_keys`, {})).status).toBe(404)
    expect((await test.ask(`${BASE}/${PLAY}/ticket_keys`, { method: 'POST', body: {} })).body.data).toBeNull()
  })
})
