import { ticketCodes, voucherDetail, type VoucherDetail } from '@/api/voucher'
import { TicketDetailModel } from '@/packages/ticket/code/ticket-detail.model'
import { keys } from '@/platform/storage/keys'
import { RequestError } from '@/request/errors'
import { aTicket, aVoucher } from '../../../support/data/voucher'
import { screenScope } from '../../../support/screen-scope'
import { fakeServices } from '../../../support/services'
import { settle } from '../../../support/settle'

const setUp = (more: object = {}) => {
  const all = fakeServices({ agrees: true, member: true })
  const detail = {
    ...aVoucher(),
    codeFrom: null,
    tickets: [aTicket(), aTicket({ ticketId: 'T2', state: 'GIVING' }), aTicket({ ticketId: 'T3', state: 'USED' })],
    ...more,
  } as unknown as VoucherDetail
  all.answer(voucherDetail, () => detail)
  all.answer(ticketCodes, () => [{ ticketId: 'T1', code: '82601175', expireTime: null }])
  const { screen } = screenScope(all.services)
  const open = async () => {
    screen.start()
    await settle()
  }
  return { ...all, screen, open, model: new TicketDetailModel({ ...all.services, screen }, 'V1') }
}
const places = (model: TicketDetailModel) => model.faces.map(({ codeState }) => codeState)

describe('the ticket detail model', () => {
  it('shows the code of a valid ticket and the state of a pending gift', async () => {
    const { model, open } = setUp()
    await open()
    expect(places(model)).toEqual(['code', 'GIVING'])
    expect(model.faces[0].code).toBe('82601175')
  })

  it('sets showsCode only while the visible page has a code', async () => {
    const { model, open } = setUp()
    expect(model.showsCode).toBe(false)
    await open()
    expect(model.showsCode).toBe(true)
    model.show(1)
    expect(model.showsCode).toBe(false)
  })

  it('deletes the stored keys of a voucher whose only ticket is being given away', async () => {
    const { answer, model, open, services, stores } = setUp()
    const key = { voucherId: 'V1', keyId: 'K00000001', secret: 'A'.repeat(43), savedAt: 1 }
    const held = () => Object.keys(services.platform.storage.read(keys.ticketKeys, stores.user.userId) ?? {})
    services.platform.storage.write(keys.ticketKeys, { T1: key, T9: { ...key, voucherId: 'V9' } }, stores.user.userId)
    answer(voucherDetail, () => ({ codeFrom: null, tickets: [aTicket({ state: 'GIVING' })] }))
    await open()
    expect([places(model), held()]).toEqual([['GIVING'], ['T9']])
  })

  it('requests and shows the code at its opening time, not earlier', async () => {
    const { clock, ...all } = setUp()
    const codeFrom = clock.now() + 3_600_000
    all.answer(voucherDetail, () => ({ codeFrom, tickets: [aTicket()] }))
    await all.open()
    expect([places(all.model), all.sentTo(ticketCodes)]).toEqual([['later'], []])
    await clock.advanceAsync(3_600_000)
    expect(places(all.model)).toEqual(['code'])
  })

  it('requests a new code on expiry, and stops if the new code has also expired', async () => {
    const { clock, answer, sentTo, open, screen } = setUp()
    answer(ticketCodes, () => [{ ticketId: 'T1', code: '1', expireTime: Date.UTC(2026, 10, 20, 2, 1) }])
    await open()
    await clock.advanceAsync(60_000)
    await clock.advanceAsync(600_000)
    expect(sentTo(ticketCodes).length).toBe(2)
    screen.dispose()
  })

  it('exposes the time at which the cached codes were stored', async () => {
    const { model, answer, open } = setUp()
    answer(ticketCodes, (_, { onCached }) => {
      onCached?.(1_000)
      return [{ ticketId: 'T1', code: '82601175', expireTime: null }]
    })
    await open()
    expect([model.cachedAt, places(model)[0]]).toEqual([1_000, 'code'])
  })

  it('shows that a code failed to load, and loads the code on a retry', async () => {
    const { model, answer, open } = setUp()
    answer(ticketCodes, () => {
      throw new RequestError({ kind: 'network' })
    })
    await open()
    expect(places(model)[0]).toBe('missing')
    answer(ticketCodes, () => [{ ticketId: 'T1', code: '1', expireTime: null }])
    await model.loadCodes()
    expect(places(model)[0]).toBe('code')
  })

  it('requests no codes if all tickets are refunded', async () => {
    const { model, sentTo, answer, open } = setUp()
    answer(voucherDetail, () => ({ codeFrom: null, tickets: [aTicket({ state: 'REFUNDED' })] }))
    await open()
    expect([places(model), sentTo(ticketCodes)]).toEqual([['REFUNDED'], []])
  })
})
