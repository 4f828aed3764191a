import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import type { Shopper } from '../../scripts/browser/shopper'
import { MEMBER } from '../../scripts/browser/steps/log-in'
import { settled } from '../../scripts/browser/tour/stop'
import { tourOf } from '../../scripts/browser/tour/tour'
import { parseGateCode } from '../../src/domain/ticket/gate-code'
import { comeAs, useStage } from './support/stage'
import { MATRIX } from './support/matrix'

const reachOf = (name: string) => tourOf('member').find((stop) => stop.name === name)!.reach

/** The QR code and the bar code that a camera reads on a screenshot; null for none. */
const readCodes = async (png: Buffer): Promise<{ qr: string; bars: string | null }> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const grey = await sharp(png).greyscale().raw().toBuffer()
  const source = new RGBLuminanceSource(new Uint8ClampedArray(grey), width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  const bars = ((): string | null => {
    try {
      return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
    } catch {
      return null
    }
  })()
  return { qr: decodeQR({ width, height, data }), bars }
}

describe('codes on the screen', () => {
  const stage = useStage()
  // one login: the key of a changing code is on one device at a time
  let shopper: Shopper
  beforeAll(async () => {
    shopper = await comeAs(stage, { as: MEMBER })
  })
  afterAll(() => shopper?.close())

  test.each(MATRIX)('are read by a decoder, $theme, $viewport.width px', async ({ theme, viewport }) => {
    await shopper.page.setViewportSize(viewport)
    await shopper.page.emulateMedia({ colorScheme: theme })
    const seen: Record<string, { qr: string; bars: string | null }> = {}
    for (const name of ['ticket-code', 'ticket-code-bars', 'ticket-pickup']) {
      await reachOf(name)(shopper)
      await settled(shopper)
      seen[name] = await readCodes(await shopper.page.screenshot())
    }
    expect(parseGateCode(seen['ticket-code']!.qr)).toMatchObject({ kind: 'rotating' })
    // a changing code is too long for bars that a phone's width can show
    expect(seen['ticket-code']!.bars).toBeNull()
    expect(parseGateCode(seen['ticket-code-bars']!.qr)).toMatchObject({ kind: 'static' })
    expect(seen['ticket-code-bars']!.bars).toBe(seen['ticket-code-bars']!.qr)
    expect(seen['ticket-pickup']!.qr).toMatch(/^\d{12}$/)
    expect(parseGateCode(seen['ticket-pickup']!.qr)).toBeNull()
    expect(shopper.errors).toEqual([])
  })
})
