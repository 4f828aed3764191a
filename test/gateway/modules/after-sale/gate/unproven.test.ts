import { GateBook } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book'
import { GateTickets } from '../../../support/gate-tickets'
import { useGateway } from '../../../support/gateway'
import { shopper, type Shopper } from '../../../support/shopper'
import { memoryShelf } from './memory-shelf'

const MINUTE = 60_000

const test = useGateway()
let tickets: GateTickets
let phone: Shopper
let ids = 0
beforeEach(async () => {
  tickets = await GateTickets.buy(test)
  await test.clock.advance(MINUTE)
  phone = await shopper(test)
})

const newId = () => `let-in-${(ids += 1)}`
const send = async (body: object) => (await test.ask('gate/api/reports', { method: 'POST', body })).body.data
const report = (text: string) =>
  send({
    ...{ sessionId: tickets.sessionId, gate: 'A', reversals: [] },
    scans: [{ scanId: newId(), text, at: test.clock.now(), letIn: true }],
  })
const states = async () =>
  (await phone.get(`trade/buyer/v3/vouchers/${tickets.voucherId}`)).body.data.tickets.map(
    ({ state }: { state: string }) => state,
  )

describe('a gate’s report of an entry', () => {
  it('leaves the ticket unused if the reported code is wrong', async () => {
    const [key] = await tickets.keysOn(phone)
    for (const keyId of [key.keyId, 'K00000000000']) {
      const { results, entries, doubles } = await report(`FY1:${key.ticketId}:${keyId}:00000000`)
      expect(results).toMatchObject([{ admitted: false, reason: 'unproven' }])
      expect([entries, doubles, await states()]).toEqual([[], [], ['VALID', 'VALID']])
    }
    const book = await GateBook.open({ shelf: memoryShelf(), send, now: test.clock.now, newId })
    book.take((await test.ask(`gate/api/sessions/${tickets.sessionId}`)).body.data, '')
    const scan = book.scan(tickets.codeOf(key))
    expect(book.unprovenBeside(scan)).toMatchObject({ gate: 'A' })
    await book.sync()
    expect([scan.admitted, book.inside, book.doubleOf(scan), await states()]).toEqual([
      ...[true, 1, undefined],
      ['USED', 'VALID'],
    ])
  })

  it('marks the ticket as used if the reported code was valid earlier', async () => {
    const [before] = await tickets.keysOn(phone)
    await test.clock.advance(MINUTE)
    await tickets.keysOn(await shopper(test))
    const { results, entries } = await report(tickets.codeOf(before))
    expect([results, entries]).toMatchObject([[{ reason: 'ended-key' }], [{ gate: 'A' }]])
    expect(await states()).toEqual(['USED', 'VALID'])
  })
})
