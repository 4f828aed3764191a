import { type TicketCode, ticketCodes, ticketKeys, type VoucherBrief, voucherDetail, vouchers } from '@/api/voucher'
import { HeldTickets } from '@/components/ticket/held-tickets'
import { StoredTickets } from '@/components/ticket/stored-tickets'
import { keys } from '@/platform/storage/keys'
import { entryName } from '@/request/steps/ticket-holder-cache'
import { RequestError } from '@/request/errors'
import { aTicket, aVoucher, aVoucherPage } from '../../support/data/voucher'
import { NOW } from '../../support/fake-clock'
import { openModel } from '../../support/open-model'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const changing = (ticketId: string, keyAt: TicketCode['keyAt'] = 'NONE'): TicketCode => ({
  ...{ ticketId, code: '', expireTime: null, rotates: true, keyId: '', keyAt },
})
const offline = (): never => {
  throw new RequestError({ kind: 'network' })
}

/**
 * Opens the ticket list with these vouchers. Responses about a single voucher are stored, as the offline cache does.
 */
const open = async (
  items: readonly Partial<VoucherBrief>[],
  { codes = (id: string): TicketCode[] => [changing(`T-${id}`)], detail = {} } = {},
) => {
  const all = fakeServices({ member: true, form: 'wire' })
  const { storage } = all.services.platform
  const { userId } = all.stores.user
  const copy = <T>(call: { path: string }, voucherId: string, data: T): T => {
    const copies = storage.read(keys.ticketHolder, userId) ?? {}
    storage.write(keys.ticketHolder, { ...copies, [entryName(call, { voucherId })]: { data, savedAt: NOW } }, userId)
    return data
  }
  const byId = (voucherId: string) => items.find((voucher) => voucher.voucherId === voucherId)
  all.answer(vouchers, () => aVoucherPage([...items]))
  all.answer(voucherDetail, ({ voucherId }) =>
    copy(voucherDetail, voucherId, { ...byId(voucherId), tickets: [aTicket()], ...detail }),
  )
  all.answer(ticketCodes, ({ voucherId }) => copy(ticketCodes, voucherId, codes(voucherId)))
  all.answer(ticketKeys, ({ voucherId }) => [
    { ticketId: `T-${voucherId}`, keyId: 'K00000001', secret: 'A'.repeat(43) },
  ])
  const opened = await openModel(all.services, (deps) => {
    const tickets = new HeldTickets(deps)
    return { tickets, stored: new StoredTickets(deps, tickets) }
  })
  await settle()
  const marks = () => items.map(({ voucherId = '' }) => opened.model.stored.markOf({ voucherId }))
  return { ...all, ...opened, marks }
}

describe('the tickets stored on this device', () => {
  it('are stored with their code keys as soon as the list has loaded', async () => {
    const { marks, sentTo } = await open([aVoucher({ voucherId: 'V1' }), aVoucher({ voucherId: 'V2' })])
    expect(sentTo(ticketKeys)).toEqual([{ voucherId: 'V1' }, { voucherId: 'V2' }])
    expect(marks()).toEqual(['stored', 'stored'])
  })

  it('cause no code request for a cancelled show', async () => {
    const { marks, sentTo } = await open([aVoucher({ state: 'VALID', showChange: 'CANCELED' })])
    expect([sentTo(ticketCodes), sentTo(ticketKeys), marks()]).toEqual([[], [], [null]])
  })

  it('cause no request for code keys that another device has', async () => {
    const { marks, sentTo } = await open([aVoucher({ voucherId: 'V1' })], {
      codes: (id) => [changing(`T-${id}`, 'ELSEWHERE')],
    })
    expect([marks(), sentTo(ticketKeys)]).toEqual([['elsewhere'], []])
  })

  it('have no offline mark before their codes are available', async () => {
    const later = aVoucher({ voucherId: 'V1', codeFrom: NOW + 1 })
    const { marks, sentTo } = await open([later])
    expect([marks(), sentTo(voucherDetail), sentTo(ticketCodes)]).toEqual([[null], [{ voucherId: 'V1' }], []])
  })

  it('are stored without a code if a paper ticket must be picked up', async () => {
    const { marks, sentTo } = await open([aVoucher({ voucherId: 'V1' })], { detail: { ticketForm: 'PAPER' } })
    expect([marks(), sentTo(ticketCodes)]).toEqual([['stored'], []])
  })

  it('have no offline mark, and request no codes, if paper tickets were shipped', async () => {
    const sent = { ticketForm: 'PAPER', paperSent: true }
    const { marks, sentTo } = await open([aVoucher({ voucherId: 'V1' })], { detail: sent })
    expect([marks(), sentTo(ticketCodes), sentTo(ticketKeys)]).toEqual([[null], [], []])
  })

  it('are marked as missing after a failed request', async () => {
    const { marks, answer, model, sentTo } = await open([aVoucher({ voucherId: 'V1' })])
    answer(vouchers, () => aVoucherPage([aVoucher({ voucherId: 'V1' }), aVoucher({ voucherId: 'V2' })]))
    answer(voucherDetail, offline)
    await model.tickets.pages.reload()
    await settle()
    expect([...marks(), model.stored.markOf({ voucherId: 'V2' })]).toEqual(['stored', 'missing'])
    expect(sentTo(voucherDetail)).toEqual([{ voucherId: 'V1' }, { voucherId: 'V2' }])
  })

  it('load no details if the list is a cached copy', async () => {
    const all = fakeServices({ member: true, form: 'wire' })
    all.answer(vouchers, (_, { onCached }) => {
      onCached?.(NOW)
      return aVoucherPage([aVoucher({ voucherId: 'V1' })])
    })
    const { model } = await openModel(all.services, (deps) => {
      const tickets = new HeldTickets(deps)
      return { tickets, stored: new StoredTickets(deps, tickets) }
    })
    await settle()
    expect([model.stored.markOf({ voucherId: 'V1' }), all.sentTo(voucherDetail)]).toEqual(['missing', []])
  })
})
