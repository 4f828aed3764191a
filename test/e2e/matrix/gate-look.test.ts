import { THEMES } from '../../../scripts/browser/visit'
import { GATE_TEXTS, type GateTexts } from '../../../scripts/gateway/modules/after-sale/gate/page-texts'
import { GateTickets, type HeldKey } from '../../gateway/support/gate-tickets'
import { testGateway, type TestGateway } from '../../gateway/support/gateway'
import { axe } from '../support/axe'
import { type GatePage, openGatePage } from '../support/gate-page'
import { connectBrowser } from '../support/servers'

const t: GateTexts = GATE_TEXTS['en-US']

/** Viewports of a steward's phone, and of a tablet or laptop at the entrance, CSS px. */
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

let browser: Awaited<ReturnType<typeof connectBrowser>>
let sandbox: TestGateway
let tickets: GateTickets
let first: HeldKey
let gate: GatePage
beforeAll(async () => {
  browser = await connectBrowser()
  sandbox = await testGateway(Date.now)
  tickets = await GateTickets.buy(sandbox)
  const [key] = await tickets.takeKeys()
  first = key
  gate = await openGatePage(browser, sandbox.gateway.url, { sessionId: tickets.sessionId })
})
afterAll(async () => {
  await gate?.context.close()
  await browser.close()
  await sandbox.gateway.close()
})

/** Returns axe's findings for each theme and width, and the elements that are wider than the screen. */
const faults = async (): Promise<string[]> => {
  const found: string[] = []
  for (const size of SIZES)
    for (const colorScheme of THEMES) {
      await gate.page.setViewportSize(size)
      await gate.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const too = await gate.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      const lines = [...(await axe(gate.page)), ...(too > 0 ? [`${too} px too wide`] : [])]
      found.push(...lines.map((line) => `${colorScheme} ${size.width}: ${line}`))
    }
  return found
}

test('shows a readable gate page in both themes and at both screen widths', async () => {
  expect(await faults()).toEqual([])
  const code = tickets.codeOf(first)
  expect(await gate.scan(code)).toBe(t.admit)
  expect(await faults()).toEqual([])
  // The same code twice in a row counts as one scan, so another text comes first.
  expect(await gate.scan('hello')).toBe(t.reasons.unreadable)
  expect(await gate.scan(code)).toBe(t.reasons.replay)
  expect(await faults()).toEqual([])
  await gate.page.locator('#recent button').first().click()
  await gate.page.locator('dialog[open]').waitFor()
  expect(await faults()).toEqual([])
  await gate.page.locator('#undo-cancel').click()
  await gate.page.locator('#change').click()
  await gate.page.locator('#setup').waitFor()
  expect(await faults()).toEqual([])
})
