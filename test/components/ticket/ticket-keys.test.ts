import { type TicketCode, ticketKeys } from '@/api/voucher'
import { TicketKeys } from '@/components/ticket/ticket-keys'
import { keys } from '@/platform/storage/keys'
import { RequestError } from '@/request/errors'
import { fakeServices } from '../../support/services'

const SECRET = 'A'.repeat(43)
const code = (more: Partial<TicketCode> = {}): TicketCode => ({
  ...{ ticketId: 'T1', code: '', expireTime: null },
  ...{ rotates: true, keyId: '', keyAt: 'NONE' as const },
  ...more,
})
const here = (keyId: string) => code({ keyId, keyAt: 'HERE' })

const setUp = () => {
  const all = fakeServices({ member: true })
  let minted = 0
  all.answer(ticketKeys, () => [{ ticketId: 'T1', keyId: `K0000000${(minted += 1)}`, secret: SECRET }])
  const open = () => new TicketKeys(all.services, 'V1')
  const stored = () => all.services.platform.storage.read(keys.ticketKeys, all.stores.user.userId) ?? {}
  return { ...all, open, stored }
}

describe('the ticket code keys on this device', () => {
  it('are requested once if no device has them, and work offline after a restart', async () => {
    const { open, sentTo, answer } = setUp()
    await open().follow([code()])
    answer(ticketKeys, () => {
      throw new RequestError({ kind: 'network' })
    })
    const restarted = open()
    expect(restarted.stateOf(code())).toMatchObject({ state: 'here', key: { keyId: 'K00000001', secret: SECRET } })
    await restarted.follow([here('K00000001')])
    expect(sentTo(ticketKeys)).toEqual([{ voucherId: 'V1' }])
  })

  it('remain on another device until the buyer moves them to this device', async () => {
    const { open, sentTo } = setUp()
    const held = open()
    const elsewhere = code({ keyId: 'K99', keyAt: 'ELSEWHERE' })
    await held.follow([elsewhere])
    expect([held.stateOf(elsewhere).state, sentTo(ticketKeys)]).toEqual(['elsewhere', []])
    await held.take()
    expect(held.stateOf(elsewhere).state).toBe('here')
  })

  it('are deleted when another device has them', async () => {
    const { open, stored } = setUp()
    const held = open()
    await held.follow([code()])
    const moved = code({ keyId: 'K99', keyAt: 'ELSEWHERE' })
    await held.follow([moved])
    expect([held.stateOf(moved).state, stored()]).toEqual(['elsewhere', {}])
  })

  it('are renewed after the gateway replaces a key, and deleted with the tickets', async () => {
    const { open, stored } = setUp()
    const held = open()
    await held.follow([code()])
    await held.follow([here('K00000009')])
    expect(stored().T1.keyId).toBe('K00000002')
    await held.follow([])
    expect(stored()).toEqual({})
  })

  it('are not requested again for an older ticket list', async () => {
    const { open, sentTo } = setUp()
    const held = open()
    const { taken } = held
    await held.follow([code()], taken)
    await held.follow([code()], taken)
    expect([held.stateOf(code()).state, sentTo(ticketKeys).length]).toEqual(['here', 1])
  })

  it('are not deleted if they belong to another voucher', async () => {
    const { open, stored, services, stores } = setUp()
    const other = { voucherId: 'V2', keyId: 'K7', secret: SECRET, savedAt: 1 }
    services.platform.storage.write(keys.ticketKeys, { T9: other }, stores.user.userId)
    await open().follow([])
    expect(stored()).toEqual({ T9: other })
  })

  it('are reported as missing if their request fails', async () => {
    const { open, answer, sentTo } = setUp()
    answer(ticketKeys, () => {
      throw new RequestError({ kind: 'network' })
    })
    const held = open()
    await held.follow([code()])
    expect([held.stateOf(code()).state, held.pending]).toEqual(['no-key', false])
    await held.follow([code({ rotates: false, code: '1' })])
    expect(sentTo(ticketKeys).length).toBe(1)
  })

  it('are deleted on logout, even if a response arrives after the logout', async () => {
    const { open, stored, services, stores, answer } = setUp()
    const { userId } = stores.user
    const held = open()
    await held.follow([code()])
    expect(stored().T1).toBeDefined()
    services.platform.storage.clearAccount(userId)
    answer(ticketKeys, () => {
      void stores.user.logout()
      return [{ ticketId: 'T1', keyId: 'K00000005', secret: SECRET }]
    })
    await held.take()
    expect(services.platform.storage.read(keys.ticketKeys, userId)).toBeUndefined()
  })
})
