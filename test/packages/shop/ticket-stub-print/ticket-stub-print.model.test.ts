import { ticketStub } from '@/api/ticket-stub'
import { TicketStubPrintModel } from '@/packages/shop/ticket-stub-print/ticket-stub-print.model'
import { aStub } from '../../../support/data/ticket-stub'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'

const open = async () => {
  const { services, answer } = fakeServices({ member: true, answers: [[ticketStub, () => aStub()]] })
  return { answer, ...(await openModel(services, (deps) => new TicketStubPrintModel(deps, 'V1'))) }
}

it('starts with the first stub, without a name', async () => {
  const { model } = await open()
  expect([model.ticket?.ticketId, model.named]).toEqual(['T1', false])
})

it('clears the name for another stub, but not for the same stub', async () => {
  const { model } = await open()
  model.setNamed(true)
  model.choose('T1')
  expect(model.named).toBe(true)
  model.choose('T2')
  expect([model.ticket?.ticketId, model.named]).toEqual(['T2', false])
})

it('shows another stub if the chosen stub is missing after a reload', async () => {
  const { model, answer, comeBack } = await open()
  model.choose('T2')
  answer(ticketStub, () => aStub({ tickets: aStub().tickets.slice(0, 1) }))
  await comeBack()
  expect(model.ticket?.ticketId).toBe('T1')
})
