import { windowLeft } from '@/domain/ticket/one-time-code'
import { GATE_TEXTS, type GateTexts } from '../../scripts/gateway/modules/after-sale/gate/page-texts'
import { GateTickets } from '../gateway/support/gate-tickets'
import { testGateway, type TestGateway } from '../gateway/support/gateway'
import { type GatePage, openGatePage, wordOf } from './support/gate-page'
import { connectBrowser } from './support/servers'
import { testVariant } from './support/stage'

const t: GateTexts = GATE_TEXTS['en-US']

/** Text of the counter after one ticket was admitted. */
const INSIDE = /^1 of \d+ in$/

let browser: Awaited<ReturnType<typeof connectBrowser>>
let sandbox: TestGateway
let tickets: GateTickets
beforeAll(async () => {
  browser = await connectBrowser()
  sandbox = await testGateway(Date.now)
})
beforeEach(async () => {
  tickets = await GateTickets.buy(sandbox)
})
afterAll(async () => {
  await browser.close()
  await sandbox.gateway.close()
})

/** Opens a gate for the session of this test. */
const openGate = (door?: string): Promise<GatePage> =>
  openGatePage(browser, sandbox.gateway.url, { sessionId: tickets.sessionId, door })

describe.each([
  ['with a network', true],
  ['without a network', false],
])('the page of a gate %s', (_name, online) => {
  const add = online ? test : testVariant
  add('shows for each rejected code the reason', async () => {
    const [before] = await tickets.takeKeys()
    const [first, second] = await tickets.takeKeys()
    const { name: door } = (await sandbox.ask(`gate/api/sessions/${tickets.sessionId}/gates`)).body.data[0]
    const refunded = await tickets.add({ state: 'REFUNDED' })
    const expired = await tickets.add({ state: 'EXPIRED' })
    const elsewhere = await tickets.add({ door: 'Z' })
    const otherDay = await tickets.add({ sessionId: 'S2001N02' })
    const gate = await openGate(door)
    await gate.context.setOffline(!online)
    // Creates each code just before it is shown, because the whole test may take longer than a code is valid.
    const rows: [text: () => string, word: string][] = [
      [() => 'hello', t.reasons.unreadable],
      [() => '82601175339412345678', t.reasons.unknown],
      [() => tickets.codeOf(otherDay), t.reasons['wrong-session']],
      [() => tickets.codeOf(refunded), t.reasons.revoked],
      [() => tickets.codeOf(expired), t.reasons.expired],
      [() => tickets.codeOf(before), t.reasons['ended-key']],
      [() => tickets.codeOf(elsewhere), t.reasons['wrong-gate']],
      [() => tickets.codeOf(second, -3), t.reasons['old-code']],
      [() => tickets.codeOf(first), t.admit],
      [() => tickets.codeOf(second, -1), t.admit],
      [() => tickets.codeOf(first), t.reasons.replay],
    ]
    const seen: string[] = []
    for (const [text] of rows) {
      const left = windowLeft(sandbox.clock.now())
      if (left < 5_000) await gate.page.waitForTimeout(left)
      seen.push(await gate.scan(text()))
    }
    expect(seen).toEqual(rows.map(([, word]) => word))
    // On a slow machine, the gate may briefly count as offline because a response is late.
    await gate.page.locator('#net', { hasText: online ? t.online : t.offline }).waitFor()
    await gate.context.close()
  })
})

testVariant('distinguishes a key that is newer than the list, and admits it after a refresh', async () => {
  await tickets.takeKeys()
  const gate = await openGate()
  const [first] = await tickets.takeKeys()
  await gate.context.setOffline(true)
  expect(await gate.scan(tickets.codeOf(first))).toBe(t.reasons['new-key'])
  await gate.context.setOffline(false)
  await gate.page.locator('#refresh').click()
  await gate.page.locator('#net.on').waitFor()
  await gate.scan('hello')
  expect(await gate.scan(tickets.codeOf(first))).toBe(t.admit)
  await gate.context.close()
})

testVariant('reopens a gate offline with its list and records, and sends the records later', async () => {
  const [first, second] = await tickets.takeKeys()
  const gate = await openGate()
  await gate.context.setOffline(true)
  expect(await gate.scan(tickets.codeOf(first))).toBe(t.admit)
  await gate.page.close()
  const page = await gate.context.newPage()
  const answer = await page.goto(`${sandbox.gateway.url}/gate?lang=en`)
  expect([answer?.fromServiceWorker(), (await answer?.allHeaders())?.['content-security-policy']]).toEqual([
    true,
    expect.stringMatching(/script-src 'nonce-[^']+'.*worker-src 'self'/),
  ])
  await page.locator('#work').waitFor()
  expect(await page.locator('#inside').innerText()).toMatch(INSIDE)
  await page.locator('#waiting').getByText('1').waitFor()
  await page.locator('#text').fill(tickets.codeOf(first))
  await page.locator('#text').press('Enter')
  await page.locator('#verdict.refuse').getByText(t.reasons.replay).waitFor()
  await page.locator('#text').fill(tickets.codeOf(second))
  await page.locator('#text').press('Enter')
  await page.locator('#verdict.admit').waitFor()
  await gate.context.setOffline(false)
  await page.locator('#net.on').waitFor()
  await page.waitForFunction(() => document.getElementById('waiting')?.textContent === '')
  const scans = sandbox.gateway.context.db.selectFrom('gate_scans').select('counts')
  const rows = await scans.where('session_id', '=', tickets.sessionId).execute()
  expect(rows).toEqual([{ counts: true }, { counts: true }])
  await gate.context.close()
})

testVariant('detects a ticket that two offline gates admitted, once both are online', async () => {
  const [first] = await tickets.takeKeys()
  const [one, other] = [await openGate(), await openGate()]
  for (const { context } of [one, other]) await context.setOffline(true)
  expect([await one.scan(tickets.codeOf(first)), await other.scan(tickets.codeOf(first))]).toEqual([t.admit, t.admit])
  for (const { context } of [one, other]) await context.setOffline(false)
  const [said = ''] = t.double.split('{')
  for (const { page } of [one, other]) {
    await page.locator('#verdict.refuse').getByText(said).waitFor()
    expect(await wordOf(page)).toBe(t.reasons.replay)
    expect(await page.locator('#inside').innerText()).toMatch(INSIDE)
  }
  for (const { context } of [one, other]) await context.close()
})
