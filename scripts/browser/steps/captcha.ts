import type { Locator, Page } from 'playwright-core'
import type { Shopper } from '../shopper'

/** Width of the slider's track in CSS px (puzzle.module.scss), and in points. */
const TRAVEL = 240
const POINTS = 100

const stub = (shopper: Shopper): Locator =>
  shopper.screen().getByRole('slider', { name: shopper.texts('user')('captcha.stub') })

/** Returns how many points the slider must still move to the right. Only the console shows the target. */
export const toGo = async ({ storefront }: Shopper, slider: Locator): Promise<number> =>
  (await storefront.captchaTarget()) - Number(await slider.getAttribute('aria-valuenow'))

/** Minimum time to solve the puzzle, in ms. The gateway rejects faster answers (base/risk/human-check). */
const READING = 700

/**
 * Resolves when the page has handled its input and the page's own clock has advanced by `ms`. A busy machine delivers
 * input late. With a timer of this process, several events could arrive at once, as if from a script.
 */
export const inPageTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (wait) => new Promise<void>((done) => requestAnimationFrame(() => void setTimeout(() => done(), wait))),
    ms,
  )

export const atCaptcha = async (shopper: Shopper): Promise<Locator> => {
  await shopper.at(shopper.texts('user')('captcha.heading'))
  const slider = stub(shopper)
  await slider.waitFor()
  await inPageTime(shopper.page, READING)
  return slider
}

/** Drags the slider piece like a human to `off` points past the target, and releases it. */
export const dragStub = async (shopper: Shopper, off = 0): Promise<void> => {
  const slider = await atCaptcha(shopper)
  const { page } = shopper
  const way = ((await toGo(shopper, slider)) + off) * (TRAVEL / POINTS)
  const box = await slider.boundingBox()
  if (!box) throw new Error('The captcha’s stub is not on the screen.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 14; step += 1) {
    const part = step / 14
    await page.mouse.move(x + way * part * part * (3 - 2 * part), y + Math.sin(step) * 4)
    await inPageTime(page, 15 + (step % 4) * 9)
  }
  await page.mouse.up()
}

/**
 * Moves the slider piece with the keyboard, first in steps of ten points and then of one. The screen sets the initial
 * focus.
 */
export const pushStub = async (shopper: Shopper, off = 0): Promise<void> => {
  const slider = await atCaptcha(shopper)
  const { page } = shopper
  const way = (await toGo(shopper, slider)) + off
  const keys = [...Array<string>(Math.floor(way / 10)).fill('PageUp'), ...Array<string>(way % 10).fill('ArrowRight')]
  for (const key of keys) {
    await page.keyboard.press(key)
    await inPageTime(page, 60)
  }
}
