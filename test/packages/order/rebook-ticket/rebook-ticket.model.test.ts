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

  it('exclude transferred tickets, and are empty while a transfer is pending', async () => {
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

  it('are requested one per ticket, and replace the earlier hold', async () => {
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
    // The list does not contain the current tier of the tickets.
    expect(model.current?.after.seatPlanId).toBe('P2')
    expect(stores.choices.seats).toBeNull()
  })

  it('are held again after a visit without a choice, until another tier is chosen', async () => {
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

  it('are ignored if they belong to another session', async () => {
    const { model, sentTo, comeBack, stores } = await open()
    await model.pickSeats()
    stores.choices.pickSeats({ ...SEATS, sessionId: 'N2' })
    await comeBack()
    expect([sentTo(holdRebook), model.seatPlanId]).toEqual([[], ''])
  })
})
