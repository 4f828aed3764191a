import { addTicketToCalendar } from '@/packages/ticket/ticket-detail-new/ticket-actions'
import { done } from '@/platform/outcome'
import { aVoucher } from '../../../support/data/voucher'
import { fakeServices } from '../../../support/services'

describe('the calendar entry of a ticket', () => {
  test.each([
    ['ends with the show', 90, 90],
    ['lasts two hours if the duration is unknown', null, 120],
  ])('%s', async (_, showDuration, minutes) => {
    const addToCalendar = jest.fn(() => Promise.resolve(done))
    const { services } = fakeServices({ platform: { addToCalendar } })
    const showTime = 1_800_000_000_000
    await addTicketToCalendar({ ...aVoucher({ showTime }), showDuration } as never, services)
    expect(addToCalendar).toHaveBeenCalledWith(
      expect.objectContaining({ startsAt: showTime, endsAt: showTime + minutes * 60_000 }),
    )
  })
})
