import { rotatingCode } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'
import { GateBook } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book'
import type { GateList } from '../../../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import type { Shopper } from '../../../support/shopper'
import { memoryShelf } from '../gate/memory-shelf'
import { accept, give, held, keysOf, revoke, stage, ticketsOf, useStage } from './stage'

jest.setTimeout(240_000)
useStage()

it('admits only the recipient’s code after an accepted gift, even at an offline gate', async () => {
  const play = await held('play')
  const mine = await keysOf(play)
  const code = (key: (typeof mine)[number]) => rotatingCode(key.ticketId, key, codeWindow(stage.test.clock.now()))
  const gate = async () => {
    const book = await GateBook.open({
      shelf: memoryShelf(),
      now: () => stage.test.clock.now(),
      newId: () => `S${Math.floor(stage.test.clock.now())}`,
      send: () => Promise.reject(new Error('no network')),
    })
    book.take((await stage.test.ask('gate/api/sessions/S2001N01')).body.data as GateList, '')
    return (text: string) => {
      const { admitted, reason } = book.scan(text)
      return admitted ? 'in' : reason
    }
  }
  const { secret, transferId } = (await give(play, 2)).body.data
  expect((await stage.member.get(`trade/buyer/v3/vouchers/${play}/ticket_code`)).body.data).toEqual([])
  expect(await keysOf(play)).toEqual([])
  expect((await gate())(code(mine[0]))).toBe('giving')
  await revoke(transferId)
  const again = await keysOf(play)
  expect([(await gate())(code(mine[0])), (await gate())(code(again[0]))]).toEqual(['ended-key', 'in'])
  const second = (await give(play, 2)).body.data
  const { voucherId } = (await accept(second.secret)).body.data
  const theirs = await keysOf(voucherId, stage.friend)
  expect([(await gate())(code(again[0])), (await gate())(code(theirs[0]))]).toEqual(['ended-key', 'in'])
  expect(secret).not.toBe(second.secret)
})

it('issues a new static code to the recipient, and refuses the giver’s old code', async () => {
  const exhibition = await held('exhibition')
  const { db } = stage.test.gateway.context
  await db.updateTable('shows').set({ need_face_auth: false }).where('show_id', '=', 'S5001').execute()
  const codeOf = async (voucherId: string, by: Shopper) =>
    (await by.get(`trade/buyer/v3/vouchers/${voucherId}/ticket_code`)).body.data[0]?.code as string
  const old = await codeOf(exhibition, stage.member)
  const before = stage.test.clock.now()
  await stage.test.clock.advance(60_000)
  const given = (await give(exhibition, 9)).body
  expect(given).toMatchObject({ statusCode: 200 })
  const { secret } = given.data
  expect(await codeOf(exhibition, stage.member)).toBeUndefined()
  const scan = async (text: string, at: number) => {
    const scanId = `SCAN${text}${at}`
    const report = {
      sessionId: 'S5001N02',
      gate: '',
      since: 0,
      scans: [{ scanId, text, at, letIn: false }],
      reversals: [],
    }
    const [{ admitted, reason }] = (await stage.test.ask('gate/api/reports', { method: 'POST', body: report })).body
      .data.results
    return admitted ? 'in' : reason
  }
  expect(await scan(old, stage.test.clock.now())).toBe('giving')
  await stage.test.clock.advance(60_000)
  const { voucherId } = (await accept(secret)).body.data
  const theirs = await codeOf(voucherId, stage.friend)
  await stage.test.clock.advance(60_000)
  expect(theirs).not.toBe(old)
  expect(await scan(old, stage.test.clock.now())).toBe('ended-key')
  expect(await scan(theirs, stage.test.clock.now())).toBe('in')
  expect(await scan(old, before)).toBe('replay')
})

it('clears the attendee name of a transferred ticket', async () => {
  const gala = await held('gala', 3)
  const [{ ticketId }] = await ticketsOf(gala)
  const naming = (voucherId: string, audienceId: string, id: string, by: Shopper) =>
    by.post(`trade/buyer/v3/ticket_audiences/${voucherId}`, { bindings: [{ ticketId: id, audienceId }] })
  expect((await naming(gala, 'AU10011', ticketId, stage.member)).body.statusCode).toBe(200)
  const { secret } = (await give(gala)).body.data
  expect((await naming(gala, 'AU10012', ticketId, stage.member)).body.statusCode).not.toBe(200)
  const { voucherId, needsNames } = (await accept(secret)).body.data
  expect(needsNames).toBe(true)
  const named = (await stage.friend.get(`trade/buyer/v3/ticket_audiences/${voucherId}`)).body.data.tickets
  expect(named).toMatchObject([{ ticketId, audienceName: '', changes: [], corrections: 0 }])
  // The document can be used for another ticket of the session.
  const [, other] = (await ticketsOf(gala)).filter(({ state }) => state === 'VALID')
  expect((await naming(gala, 'AU10011', other.ticketId, stage.member)).body.statusCode).toBe(200)
})
