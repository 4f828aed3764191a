import { TicketIndex } from '../../../../../scripts/gateway/modules/after-sale/gate/ticket-columns'
import { GateTickets } from '../../../support/gate-tickets'
import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'
import { declaration, entranceDesk } from '../entrance/desk'

const SHOW = 'S2001'
const MINUTE = 60_000
const test = useGateway()
const { sendBy, linkOf } = entranceDesk(test)
beforeAll(() =>
  test.gateway.context.db
    .insertInto('entrance_rules')
    .values({ show_id: SHOW, form_id: 'FM4', form_version: 1, at_gate: 'REFUSE' })
    .execute(),
)

let scans = 0
const stage = async () => {
  const tickets = await GateTickets.buy(test)
  const phone = await shopper(test)
  const keys = await tickets.keysOn(phone)
  const ids = keys.map(({ ticketId }) => ticketId)
  const scan = async (at = test.clock.now()) => {
    const one = { scanId: `entrance-${(scans += 1)}`, text: tickets.codeOf(keys[0]), at, letIn: false }
    const body = { sessionId: tickets.sessionId, gate: '', scans: [one], reversals: [] }
    const { results } = (await test.ask('gate/api/reports', { method: 'POST', body })).body.data
    return results[0].admitted ? 'in' : results[0].reason
  }
  const registration = async () => {
    const { tickets: columns } = (await test.ask(`gate/api/sessions/${tickets.sessionId}`)).body.data
    return new TicketIndex(columns).find({ ticketId: ids[0] })?.registration
  }
  const fillIn = async () =>
    sendBy(await linkOf({ ...phone, userId: 'U1001', voucherId: tickets.voucherId, ids }), 0, declaration())
  return { scan, registration, fillIn }
}
const setRule = (action: string) =>
  test.ask('console/api/entrances', { method: 'POST', body: { showId: SHOW, action } })

describe('a gate of a show that asks a form', () => {
  it('refuses a ticket without it, and admits the ticket with it', async () => {
    const { scan, fillIn } = await stage()
    expect(await scan()).toBe('registration-missing')
    await fillIn()
    expect(await scan()).toBe('in')
  })

  it('judges a scan by the forms of its own time', async () => {
    const { scan, fillIn } = await stage()
    const before = test.clock.now()
    await test.clock.advance(MINUTE / 6)
    await fillIn()
    expect(await scan(before)).toBe('registration-missing')
  })

  it('admits with a warning by the rule of the show', async () => {
    await setRule('WARN')
    const { scan, registration } = await stage()
    expect(await registration()).toEqual({ state: 'MISSING', atGate: 'WARN', lines: [] })
    expect(await scan()).toBe('in')
    await setRule('REFUSE')
  })

  it('lists the answers that the steward sees', async () => {
    const { registration, fillIn } = await stage()
    await fillIn()
    expect(await registration()).toEqual({
      ...{ state: 'DONE', atGate: 'REFUSE' },
      lines: ['姓名: 小满', '今天是否有发热等不适: 没有'],
    })
  })
})
