import type { BrowserContext, Page } from 'playwright-core'
import { rotatingCode, type TicketKey } from '@/domain/ticket/gate-code'
import { codeWindow, windowLeft } from '@/domain/ticket/one-time-code'
import { json } from '../../scripts/gateway/core/database/json'
import { GATE_TEXTS, type GateTexts } from '../../scripts/gateway/modules/gate/texts'
import { testGateway, type TestGateway } from '../gateway/support/gateway'
import { seededOrder } from '../gateway/support/sample'
import { shopper } from '../gateway/support/shopper'
import { connectBrowser } from './support/servers'

/** The demo member's play, whose codes change: two tickets. */
const PLAY = `V${seededOrder(1)}`
const [SESSION, OTHER_SESSION] = ['S2001N01', 'S2001N02']
const t: GateTexts = GATE_TEXTS['en-US']

type Browser = Awaited<ReturnType<typeof connectBrowser>>
let browser: Browser
let sandbox: TestGateway
beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  sandbox = await testGateway(Date.now)
})
afterEach(() => sandbox.gateway.close())

type HeldKey = TicketKey & { ticketId: string }

/** A device of the member's gets the keys of the play. */
const takeKeys = async (): Promise<HeldKey[]> => {
  // Another code may be sent to the phone.
  await sandbox.clock.advance(60_000)
  const device = await shopper(sandbox)
  return (await device.post(`trade/buyer/v3/vouchers/${PLAY}/ticket_keys`, {})).body.data as HeldKey[]
}
const codeOf = ({ ticketId, ...key }: HeldKey, windows = 0): string =>
  rotatingCode(ticketId, key, codeWindow(sandbox.clock.now()) + windows)

/** A ticket like the play's first one, of another state, session or door, with a key of its own. */
const addTicket = async (
  ticketId: string,
  { state = 'VALID', sessionId = SESSION, door = '' }: { state?: string; sessionId?: string; door?: string },
): Promise<HeldKey> => {
  const { db } = sandbox.gateway.context
  const [voucher, ticket, login] = await Promise.all([
    db.selectFrom('vouchers').selectAll().where('voucher_id', '=', PLAY).executeTakeFirstOrThrow(),
    db.selectFrom('tickets').selectAll().where('voucher_id', '=', PLAY).executeTakeFirstOrThrow(),
    db.selectFrom('login_sessions').select('session_id').limit(1).executeTakeFirstOrThrow(),
  ])
  const voucherId = `V${ticketId}`
  await db
    .insertInto('vouchers')
    .values({ ...voucher, voucher_id: voucherId, order_id: null, session_id: sessionId })
    .execute()
  const entrance = door ? json({ 'zh-CN': door, 'zh-MO': door, 'en-US': door }) : null
  await db
    .insertInto('tickets')
    .values({
      ...ticket,
      ticket_id: ticketId,
      voucher_id: voucherId,
      state,
      entrance,
      seat_desc: json(ticket.seat_desc),
    })
    .execute()
  const key = { keyId: `K${ticketId}00000000`, secret: 'A'.repeat(43) }
  await db
    .insertInto('ticket_keys')
    .values({
      ...{ key_id: key.keyId, ticket_id: ticketId, session_id: login.session_id, secret: key.secret },
      ...{ issued_at: sandbox.clock.now() - 120_000, ended_at: null },
    })
    .execute()
  return { ticketId, ...key }
}

interface Gate {
  context: BrowserContext
  page: Page
  /** Types a code as a reader does. @returns the verdict's word */
  scan(text: string): Promise<string>
  inside(): Promise<string>
}

const wordOf = (page: Page): Promise<string> => page.locator('#verdict .word').innerText()

/** A gate with the list of the play, whose page and decoder are on the device. */
const openGate = async (door?: string): Promise<Gate> => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 900, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${sandbox.gateway.url}/gate?lang=en`)
  await page.locator(`#session option[value=${SESSION}]`).waitFor({ state: 'attached' })
  await page.locator('#session').selectOption(SESSION)
  if (door) await page.locator('#gate').selectOption(door)
  await page.locator('#download').click()
  await page.locator('#work').waitFor()
  await page.waitForFunction(async () => {
    const copies = await (await caches.open('foyer-gate')).keys()
    return navigator.serviceWorker.controller !== null && copies.length === 2
  })
  const scan = async (text: string): Promise<string> => {
    await page.locator('#verdict').evaluate((element) => element.replaceChildren())
    await page.locator('#text').fill(text)
    await page.locator('#text').press('Enter')
    await page.locator('#verdict .word').waitFor()
    return wordOf(page)
  }
  return { context, page, scan, inside: () => page.locator('#inside').innerText() }
}

describe.each([
  ['with a network', true],
  ['without one', false],
])('the page of a gate %s', (_name, online) => {
  test('says of each code why it does not count', async () => {
    const [before] = await takeKeys()
    const [first, second] = await takeKeys()
    const { name: door } = (await sandbox.ask(`gate/api/sessions/${SESSION}/gates`)).body.data[0]
    const refunded = await addTicket('refundedT', { state: 'REFUNDED' })
    const expired = await addTicket('expiredT', { state: 'EXPIRED' })
    const elsewhere = await addTicket('elsewhereT', { door: 'Z' })
    const otherDay = await addTicket('otherDayT', { sessionId: OTHER_SESSION })
    const gate = await openGate(door)
    await gate.context.setOffline(!online)
    // A code is made when it is shown: a walk of all of them may last longer than a code counts.
    const rows: [text: () => string, word: string][] = [
      [() => 'hello', t.reasons.unreadable],
      [() => '82601175339412345678', t.reasons.unknown],
      [() => codeOf(otherDay), t.reasons['wrong-session']],
      [() => codeOf(refunded), t.reasons.revoked],
      [() => codeOf(expired), t.reasons.expired],
      [() => codeOf(before), t.reasons['ended-key']],
      [() => codeOf(elsewhere), t.reasons['wrong-gate']],
      [() => codeOf(second, -3), t.reasons['old-code']],
      [() => codeOf(first), t.admit],
      [() => codeOf(second, -1), t.admit],
      [() => codeOf(first), t.reasons.replay],
    ]
    const seen: string[] = []
    for (const [text] of rows) {
      const left = windowLeft(sandbox.clock.now())
      if (left < 5_000) await gate.page.waitForTimeout(left)
      seen.push(await gate.scan(text()))
    }
    expect(seen).toEqual(rows.map(([, word]) => word))
    expect(await gate.page.locator('#net').innerText()).toContain(online ? t.online : t.offline)
    await gate.context.close()
  })
})

test('a key newer than the list differs from an old one, and counts once the gateway is asked', async () => {
  await takeKeys()
  const gate = await openGate()
  const [first] = await takeKeys()
  await gate.context.setOffline(true)
  expect(await gate.scan(codeOf(first))).toBe(t.reasons['new-key'])
  await gate.context.setOffline(false)
  await gate.page.locator('#refresh').click()
  await gate.page.locator('#net.on').waitFor()
  await gate.scan('hello')
  expect(await gate.scan(codeOf(first))).toBe(t.admit)
  await gate.context.close()
})

test('a gate that is opened again without a network has its page, list and book, and sends them later', async () => {
  const [first, second] = await takeKeys()
  const gate = await openGate()
  await gate.context.setOffline(true)
  expect(await gate.scan(codeOf(first))).toBe(t.admit)
  await gate.page.close()
  const page = await gate.context.newPage()
  const answer = await page.goto(`${sandbox.gateway.url}/gate?lang=en`)
  expect([answer?.fromServiceWorker(), (await answer?.allHeaders())?.['content-security-policy']]).toEqual([
    true,
    expect.stringMatching(/script-src 'nonce-[^']+'.*worker-src 'self'/),
  ])
  await page.locator('#work').waitFor()
  expect(await page.locator('#inside').innerText()).toContain('1')
  await page.locator('#waiting').getByText('1').waitFor()
  await page.locator('#text').fill(codeOf(first))
  await page.locator('#text').press('Enter')
  await page.locator('#verdict.refuse').getByText(t.reasons.replay).waitFor()
  await page.locator('#text').fill(codeOf(second))
  await page.locator('#text').press('Enter')
  await page.locator('#verdict.admit').waitFor()
  await gate.context.setOffline(false)
  await page.locator('#net.on').waitFor()
  await page.waitForFunction(() => document.getElementById('waiting')?.textContent === '')
  const rows = await sandbox.gateway.context.db.selectFrom('gate_scans').select('counts').execute()
  expect(rows).toEqual([{ counts: true }, { counts: true }])
  await gate.context.close()
})

test('two gates without a network let the same ticket in, and both find out when they meet', async () => {
  const [first] = await takeKeys()
  const [one, other] = [await openGate(), await openGate()]
  for (const { context } of [one, other]) await context.setOffline(true)
  expect([await one.scan(codeOf(first)), await other.scan(codeOf(first))]).toEqual([t.admit, t.admit])
  for (const { context } of [one, other]) await context.setOffline(false)
  const [said = ''] = t.double.split('{')
  for (const { page } of [one, other]) {
    await page.locator('#verdict.refuse').getByText(said).waitFor()
    expect(await wordOf(page)).toBe(t.reasons.replay)
    expect(await page.locator('#inside').innerText()).toContain('1')
  }
  for (const { context } of [one, other]) await context.close()
})
