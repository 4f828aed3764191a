import type { Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import type { Shopper } from '../../scripts/browser/shopper'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { settled } from '../../scripts/browser/tour/stop'
import { tourOf } from '../../scripts/browser/tour/tour'
import { parseGateCode } from '../../src/domain/ticket/gate-code'
import { readBars } from '../barcodes/read-bars'
import { comeAs, useStage } from './support/stage'
import { looksOf } from './support/matrix'

const reachOf = (name: string) => tourOf('member').find((stop) => stop.name === name)!.reach

/** Returns the QR code that a camera sees on the whole page. Takes pictures until one is readable, like a gate. */
const readQr = async (page: Page, pictures = 20): Promise<string> => {
  const png = await page.screenshot()
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  try {
    return decodeQR({ width: info.width, height: info.height, data })
  } catch (error) {
    if (pictures === 1) throw error
    await page.waitForTimeout(250)
    return readQr(page, pictures - 1)
  }
}

/** Returns the bar code in a picture, as a line scanner reads it. */
const readBarsOf = async (png: Buffer): Promise<string> => {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readBars({ data, width: info.width, height: info.height })
}

describe('codes on the screen', () => {
  const stage = useStage()
  // Logs in once for all tests, because the key of a changing code is only on one device at a time.
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await comeAs(stage, { as: MEMBER })
  })
  afterAll(() => shopper?.close())

  test.each(looksOf('codes on the screen'))(
    'can be decoded in the $theme theme at a width of $viewport.width px',
    async ({ theme, viewport }) => {
      await shopper.page.setViewportSize(viewport)
      await shopper.page.emulateMedia({ colorScheme: theme })
      const open = async (name: string): Promise<string> => {
        await reachOf(name)(shopper)
        await settled(shopper)
        return readQr(shopper.page)
      }
      // A changing code is too long for a bar code in the width of a phone.
      const bars = shopper.screen().locator('img[src*="165%201"]')
      expect(parseGateCode(await open('ticket-code'))).toMatchObject({ kind: 'rotating' })
      expect(await bars.count()).toBe(0)
      // The ticket's page shows the same code.
      await shopper.button(shopper.texts('ticket')('large.toDetail')).click()
      await shopper.at(shopper.texts('ticket')('detail.title'))
      await settled(shopper)
      expect(parseGateCode(await readQr(shopper.page))).toMatchObject({ kind: 'rotating' })
      const stays = await open('ticket-code-bars')
      expect(parseGateCode(stays)).toEqual({ kind: 'static', code: stays })
      expect(await readBarsOf(await bars.first().screenshot())).toBe(stays)
      const pickup = await open('ticket-pickup')
      expect([/^\d{12}$/.test(pickup), parseGateCode(pickup)]).toEqual([true, null])
      expect(shopper.errors).toEqual([])
    },
  )
})
