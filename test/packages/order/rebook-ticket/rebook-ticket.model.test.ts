import { type RebookUnit, holdRebook, rebookCheck, rebookShowUser, releaseRebook } from '@/api/rebook'
import { RebookTicketModel } from '@/packages/order/rebook-ticket/rebook-ticket.model'
import { aRebookCheck, aRebookOffer, aRebookUnit, rebookAnswers } from '../../../support/data/rebook'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'
import { settle } from '../../../support/settle'

describe('tickets that are rebooked together', () => {
  const openOf = async (blockReasons: readonly RebookUnit['hindrance'][]) => {
    const units = blockReasons.map((hindrance, at) => aRebookUnit(String(at), { hindrance }))
    const { services } = fakeServices({
      ...{ member: true, form: 'wire' },
      answers: [
        [rebookCheck, () => aRebookCheck({ together: true, units })],
        [rebookShowUser, () => aRebookOffer()],
      ],
    })
    const { model } = await openModel(services, (deps) => new RebookTicketModel(deps, { orderId: 'O1' }))
    await settle()
    return model.open.map(({ unitId }) => unitId)
  }

  it('are those left after a gift, or none while one of them is being given', async () => {
    expect(await openOf(['AWAY', 'NONE', 'NONE'])).toEqual(['1', '2'])
    expect(await openOf(['GIVING', 'NONE'])).toEqual([])
  })
})

describe('seats picked on the map', () => {
  const open = async () => {
    const services = fakeServices({
      member: true,
      form: 'wire',
      answers: [...rebookAnswers],
    })
    const opened = await openModel(services.services, (deps) => new RebookTicketModel(deps, { orderId: 'O1' }))
    opened.model.choice.toggle('1')
    await settle()
    return { ...services, ...opened }
  }
  const SEATS = { sessionId: 'N1', seatPlanId: 'P2', seatIds: ['A-3-5'], version: '7' }
  const held = { orderId: 'O1', rebookTicketItems: [{ unitId: '1' }], sessionId: 'N1' }

  it('requests one seat for each ticket, releases the hold, and holds the picked seats', async () => {
    const { model, went, sentTo, stores, comeBack } = await open()
    model.setTier('P1')
    await settle()
    await model.pickSeats()
    expect(sentTo(releaseRebook)).toEqual([{ rebookId: 'C-P1' }])
    expect(went).toEqual([['open', 'pick-seat', { showId: 'S1', sessionId: 'N1', quantity: '1', pick: '1' }]])
    stores.choices.pickSeats(SEATS)
    await comeBack()
    expect(sentTo(holdRebook).at(-1)).toEqual({
      ...held,
      seatPlanId: 'P2',
      picked: { seatIds: ['A-3-5'], version: '7' },
    })
    // The tickets’ own tier is absent from the list.
    expect(model.current?.after.seatPlanId).toBe('P2')
    expect(stores.choices.seats).toBeNull()
  })

  it('holds the earlier seats again if none are picked, and another tier’s best seats', async () => {
    const { model, sentTo, comeBack, stores } = await open()
    await model.pickSeats()
    stores.choices.pickSeats(SEATS)
    await comeBack()
    await model.pickSeats()
    await comeBack()
    expect(sentTo(holdRebook)).toHaveLength(2)
    expect(sentTo(holdRebook)[1]).toEqual(sentTo(holdRebook)[0])
    model.setTier('P3')
    await settle()
    expect(sentTo(holdRebook).at(-1)).toEqual({ ...held, seatPlanId: 'P3' })
  })

  it('ignores seats of another session', async () => {
    const { model, sentTo, comeBack, stores } = await open()
    await model.pickSeats()
    stores.choices.pickSeats({ ...SEATS, sessionId: 'N2' })
    await comeBack()
    expect([sentTo(holdRebook), model.seatPlanId]).toEqual([[], ''])
  })
})
