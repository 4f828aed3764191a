import { GATE_TEXTS, type GateTexts } from '../../../scripts/gateway/modules/after-sale/gate/page-texts'
import { GateTickets, type HeldKey } from '../../gateway/support/gate-tickets'
import { testGateway, type TestGateway } from '../../gateway/support/gateway'
import { browserBefore } from '../support/fake-camera'
import { type GatePage, openGatePage } from '../support/gate-page'

const t: GateTexts = GATE_TEXTS['en-US']

/** Settings of the fake barcode detector: its formats, its frames and its result. */
declare global {
  var seenBy: { formats: string[]; frames: { video: boolean; width: number; height: number }[]; text: string }
}

/**
 * Installs a detector like the one in Chromium on Android and macOS (WICG shape detection), which Linux lacks. The
 * detector finds nothing in the first picture, fails at the second picture, and reads a code in later pictures.
 */
const withDetector = (): void => {
  globalThis.seenBy = { formats: [], frames: [], text: '' }
  class BarcodeDetector {
    // Uses methods instead of class fields. For fields, the compiler would add a helper that does not exist in the
    // page.
    static getSupportedFormats() {
      return Promise.resolve(['code_128', 'qr_code'])
    }

    constructor({ formats }: { formats: string[] }) {
      globalThis.seenBy.formats = formats
    }

    detect(source: HTMLVideoElement) {
      const { frames, text } = globalThis.seenBy
      const isVideo = source instanceof HTMLVideoElement
      frames.push({ video: isVideo, width: source.videoWidth, height: source.videoHeight })
      if (frames.length === 2) return Promise.reject(new DOMException('no frame', 'InvalidStateError'))
      return Promise.resolve(frames.length > 2 && text ? [{ rawValue: text }] : [])
    }
  }
  Object.assign(globalThis, { BarcodeDetector })
}

/** Installs a detector that reads bar codes only. */
const withoutQr = (): void => {
  class BarcodeDetector {
    static getSupportedFormats() {
      return Promise.resolve(['code_128'])
    }

    detect() {
      return Promise.reject(new Error('not asked for'))
    }
  }
  Object.assign(globalThis, { BarcodeDetector })
}

let sandbox: TestGateway
let tickets: GateTickets
let first: HeldKey
let open: { gate: GatePage; close(): Promise<void> } | null = null
beforeAll(async () => {
  sandbox = await testGateway(Date.now)
})
beforeEach(async () => {
  tickets = await GateTickets.buy(sandbox)
  const [key] = await tickets.takeKeys()
  first = key!
})
afterEach(async () => {
  await open?.close()
  open = null
})
afterAll(() => sandbox.gateway.close())

/**
 * Opens a gate whose camera shows the first ticket's code for the next time window. The code is valid for at least one
 * minute.
 */
const openGate = async ({ before, allowed = true }: { before?: () => void; allowed?: boolean } = {}) => {
  const { browser, close } = await browserBefore(tickets.codeOf(first, 1))
  const gate = await openGatePage(browser, sandbox.gateway.url, { sessionId: tickets.sessionId, before })
  open = { gate, close }
  if (allowed) await gate.context.grantPermissions(['camera'])
  return gate.page
}

test('decodes the camera’s frames with the gate page’s decoder, then turns the camera off', async () => {
  const page = await openGate()
  await page.locator('#camera').click()
  await page.locator('#verdict.admit .word').waitFor()
  expect(await page.locator('#verdict .word').innerText()).toBe(t.admit)
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/\/gate\/decoder\.js$/)])
  const state = () => page.locator('#video').evaluate((video: HTMLVideoElement) => video.srcObject)
  expect(await state()).not.toBeNull()
  await page.locator('#camera').click()
  expect(await state()).toBeNull()
  expect([await page.locator('#camera').innerText(), page.workers()]).toEqual([t.camera, []])
})

test('uses the browser’s barcode detector if available, or else the page’s decoder', async () => {
  const page = await openGate({ before: withDetector })
  const text = tickets.codeOf(first, 1)
  await page.evaluate((code) => void (globalThis.seenBy.text = code), text)
  await page.locator('#camera').click()
  await page.locator('#verdict.admit .word').waitFor()
  expect(page.workers()).toEqual([])
  const { formats, frames } = await page.evaluate(() => globalThis.seenBy)
  expect(formats).toEqual(['qr_code'])
  expect(frames[0]).toEqual({ video: true, width: 1280, height: 720 })
  expect(frames.length).toBeGreaterThan(2)
  // The same code stays in front of the camera, which counts as one scan.
  expect(await page.locator('#recent li').count()).toBe(1)
})

test('uses the page’s decoder if the browser’s detector reads no QR codes', async () => {
  const page = await openGate({ before: withoutQr })
  await page.locator('#camera').click()
  await page.locator('#verdict.admit .word').waitFor()
  expect(page.workers()).toHaveLength(1)
})

test('reports a denied camera permission, and accepts a typed code', async () => {
  const page = await openGate({ allowed: false })
  await page.locator('#camera').click()
  await page.locator('#camera-failed').getByText(t.cameraDenied).waitFor()
  expect(await page.locator('#video').isHidden()).toBe(true)
  expect(await open!.gate.scan(tickets.codeOf(first))).toBe(t.admit)
})
