import { GateBook } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book'
import type { BookDeps, GateList } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { GateTickets } from '../../../support/gate-tickets'
import { useGateway } from '../../../support/gateway'
import { shopper, type Shopper } from '../../../support/shopper'
import { memoryShelf } from './memory-shelf'

const MINUTE = 60_000

const test = useGateway()
/** The tickets of the current test. */
let tickets: GateTickets
let phone: Shopper
beforeEach(async () => {
  tickets = await GateTickets.buy(test)
  phone = await shopper(test)
})

const now = () => test.clock.now()
const codes = async (device = phone) => {
  const keys = await tickets.keysOn(device)
  return (at = 0) => tickets.codeOf(keys[at])
}

let ids = 0

type Send = BookDeps['send']

/**
 * Opens a gate whose network the test can disconnect.
 * @param by called with each report before the report is sent; may change the report
 */
const gate = async (
  name = '',
  by: (report: object, send: Send) => ReturnType<Send> = (report, send) => send(report),
) => {
  let cut = false
  let full = false
  const deps: BookDeps = {
    shelf: memoryShelf(() => full),
    send: (report) =>
      by(report, async (sent) => {
        if (cut) throw new Error('no network')
        const { body } = await test.ask('gate/api/reports', { method: 'POST', body: sent })
        if (body.statusCode !== 200) throw new Error(body.comments)
        return body.data
      }),
    now,
    newId: () => `scan-${(ids += 1)}`,
  }
  const download = async () => (await test.ask(`gate/api/sessions/${tickets.sessionId}`)).body.data as GateList
  const book = await GateBook.open(deps)
  book.take(await download(), name)
  return {
    book,
    cut: (is: boolean) => (cut = is),
    refuseStorage: () => (full = true),
    update: async () => book.take(await download(), name),
    reopened: async () => {
      await book.store.saved
      return GateBook.open(deps)
    },
    scan: async (text: string) => {
      const { scanId } = book.scan(text)
      await book.sync()
      const { admitted, reason } = book.show(scanId)
      return admitted ? 'in' : reason
    },
  }
}
const stateOf = async () =>
  (await phone.get(`trade/buyer/v3/vouchers/${tickets.voucherId}`)).body.data.tickets.map(
    ({ state }: { state: string }) => state,
  )

describe.each([
  ['with a network', false],
  ['without a network', true],
])('a gate %s', (_name, cut) => {
  it('admits each ticket once, and refuses invalid codes', async () => {
    const shown = await codes()
    const { scan, cut: cutNetwork, book } = await gate()
    cutNetwork(cut)
    const old = shown(1)
    expect(await scan(shown())).toBe('in')
    expect(await scan(shown())).toBe('replay')
    expect(await scan('82601175339412345678')).toBe('unknown')
    await test.clock.advance(2 * MINUTE)
    expect(await scan(old)).toBe('old-code')
    expect(await scan(shown(1))).toBe('in')
    expect([book.inside, book.online]).toEqual([2, !cut])
    cutNetwork(false)
    await book.sync()
    expect([book.waiting, await stateOf()]).toEqual([0, ['USED', 'USED']])
  })

  it('reverts an entry with a reason, and can admit the ticket again', async () => {
    const shown = await codes()
    const { scan, cut: cutNetwork, book } = await gate()
    cutNetwork(cut)
    await scan(shown())
    book.undo(book.recent[0].scanId, 'mistake')
    await book.sync()
    expect(await scan(shown())).toBe('in')
    cutNetwork(false)
    await book.sync()
    expect(await stateOf()).toEqual(['USED', 'VALID'])
    const rows = await test.gateway.context.db
      .selectFrom('gate_scans')
      .select('undo_reason')
      .where('session_id', '=', tickets.sessionId)
      .orderBy('scan_id')
      .execute()
    expect(rows.map(({ undo_reason: reason }) => reason)).toEqual(['mistake', null])
  })
})

describe('two gates', () => {
  it('share their entries: one refuses a ticket that the other admitted', async () => {
    const shown = await codes()
    const [one, other] = [await gate(), await gate()]
    expect(await one.scan(shown())).toBe('in')
    expect(await other.scan(shown())).toBe('replay')
    expect(other.book.recent[0].entry).toMatchObject({ gate: '' })
  })

  it('detect a double admission when they reconnect', async () => {
    const shown = await codes()
    const [one, other] = [await gate(), await gate()]
    other.cut(true)
    one.cut(true)
    expect([await one.scan(shown()), await other.scan(shown())]).toEqual(['in', 'in'])
    one.cut(false)
    other.cut(false)
    expect(await one.book.sync()).toEqual([])
    expect(await other.book.sync()).toMatchObject([{ reason: 'replay', admitted: true }])
    expect(await one.book.sync()).toMatchObject([{ admitted: true }])
    expect(one.book.doubleOf(one.book.recent[0])).toBeDefined()
  })

  it('can send the same report twice, with no further effect', async () => {
    const shown = await codes()
    const body = {
      ...{ sessionId: tickets.sessionId, gate: '', reversals: [] },
      scans: [{ scanId: 'once', text: shown(), at: now(), letIn: false }],
    }
    const first = await test.ask('gate/api/reports', { method: 'POST', body })
    const again = await test.ask('gate/api/reports', { method: 'POST', body })
    expect([first, again].map(({ body: { data } }) => data.results[0].admitted)).toEqual([true, true])
    expect(again.body.data.entries).toHaveLength(1)
  })
})

describe('a steward who admits a visitor before the response', () => {
  it('overrides the gateway’s refusal; the gateway accepts the report afterwards', async () => {
    const shown = await codes()
    const [one, other] = [await gate(), await gate()]
    await one.scan(shown())
    const { scanId } = other.book.scan(shown())
    const answer = other.book.sync()
    other.book.show(scanId)
    expect(await answer).toMatchObject([{ admitted: true, reason: 'replay' }])
    expect(other.book.waiting).toBe(1)
    await other.book.sync()
    expect(other.book.waiting).toBe(0)
    await one.book.sync()
    expect(one.book.doubleOf(one.book.recent[0])).toMatchObject({ scanId })
  })
})

describe('a gate that receives the scans of other gates', () => {
  it('receives only changes since the last report', async () => {
    const shown = await codes()
    const [one, other] = [await gate(), await gate()]
    await one.scan(shown())
    await test.clock.advance(5 * MINUTE)
    await one.book.sync()
    await other.scan(shown(1))
    const body = { sessionId: tickets.sessionId, gate: '', scans: [], reversals: [] }
    const [all, latest] = await Promise.all(
      [0, now() - MINUTE].map((since) => test.ask('gate/api/reports', { method: 'POST', body: { ...body, since } })),
    )
    expect([all, latest].map(({ body: { data } }) => data.entries.length)).toEqual([2, 1])
    await one.book.sync()
    expect([one.book.inside, other.book.inside]).toEqual([2, 2])
  })

  it('receives an entry that another gate reverted', async () => {
    const shown = await codes()
    const [one, other] = [await gate(), await gate()]
    await one.scan(shown())
    await other.book.sync()
    expect(other.book.inside).toBe(1)
    await test.clock.advance(10 * MINUTE)
    one.book.undo(one.book.recent[0].scanId, 'left')
    await one.book.sync()
    await other.book.sync()
    other.cut(true)
    expect([other.book.inside, await other.scan(shown())]).toEqual([0, 'in'])
  })

  it('collects scans during a slow request, and sends them together afterwards', async () => {
    const shown = await codes()
    const sent: number[] = []
    let answer: () => void = () => undefined
    const { book } = await gate('', async (report, send) => {
      sent.push((report as { scans: unknown[] }).scans.length)
      await new Promise<void>((resolve) => (answer = resolve))
      return send(report)
    })
    book.scan(shown())
    const syncs = [book.sync()]
    book.scan(shown(1))
    syncs.push(book.sync(), book.sync(), book.sync())
    answer()
    await syncs[0]
    while (sent.length < 2) await new Promise((resolve) => setImmediate(resolve))
    answer()
    await Promise.all(syncs)
    expect([sent, book.waiting]).toEqual([[1, 1], 0])
  })

  it('detects when its device cannot store data', async () => {
    const shown = await codes()
    const { book, refuseStorage } = await gate()
    await book.store.saved
    expect(book.store.failed).toBe(false)
    refuseStorage()
    book.scan(shown())
    await book.store.saved
    expect(book.store.failed).toBe(true)
  })
})

describe('a ticket code', () => {
  it('works from a new device only after the gate’s list is updated', async () => {
    const before = await codes()
    const { scan, update, cut } = await gate()
    await test.clock.advance(MINUTE)
    const after = await codes(await shopper(test))
    cut(true)
    expect(await scan(after())).toBe('new-key')
    cut(false)
    await update()
    cut(true)
    expect(await scan(before())).toBe('ended-key')
    expect(await scan(after())).toBe('in')
  })

  it('is refused with different reasons for another session and an unknown ticket', async () => {
    const shown = await codes()
    const other = (await test.ask('gate/api/sessions/S2001N02')).body.data as GateList
    const book = await GateBook.open({
      shelf: memoryShelf(),
      send: () => Promise.reject(new Error('cut')),
      now,
      newId: () => 'x',
    })
    book.take(other, '')
    expect(book.scan(shown()).reason).toBe('wrong-session')
  })

  it('is judged by its scan time if scanned offline, even after a restart', async () => {
    const shown = await codes()
    const { scan, cut, reopened } = await gate()
    cut(true)
    await scan(shown())
    await test.clock.advance(30 * MINUTE)
    const book = await reopened()
    expect(book.waiting).toBe(1)
    cut(false)
    await book.sync()
    phone = await shopper(test)
    expect([book.waiting, book.recent[0].reason, await stateOf()]).toEqual([0, null, ['USED', 'VALID']])
  })
})
