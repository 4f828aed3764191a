import type { Locator } from 'playwright-core'
import type { Shopper } from '../shopper'

/** Finds the map of the current seat screen. */
export const seatMap = (shopper: Shopper): Locator => shopper.screen().getByRole('application')

/** Waits for the seat screen with its map. */
export const atSeats = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('seat')
  await shopper.at(t('title'))
  await shopper.button(t('zoom.in')).waitFor()
}

export const openSeats = async (shopper: Shopper, showId: string): Promise<void> => {
  await shopper.open(`/pick-seat/${showId}`)
  await atSeats(shopper)
}

/** Finds the selected seats in the screen's list. Without a selection there is no match. */
export const chosenSeats = (shopper: Shopper, count: number): Locator =>
  shopper
    .screen()
    .getByRole('list', { name: shopper.texts('seat')('chosen.title', { count }) })
    .getByRole('listitem')

/** Finds the pay button for `count` seats, with any total. */
export const payFor = (shopper: Shopper, count: number): Locator => {
  const [text] = shopper.texts('seat')('act.paySum', { count, sum: '¥' }).split('¥')
  return shopper.screen().getByRole('button', { name: text })
}

/** Taps "best N together" and waits until the seats are selected. */
export const selectBest = async (shopper: Shopper, count = 2): Promise<void> => {
  await shopper.button(shopper.texts('seat')('best.take', { count })).filter({ visible: true }).first().click()
  await chosenSeats(shopper, count).first().waitFor()
}

/** Waits until the last change is drawn. */
export const drawn = ({ page }: Shopper): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Distance between two taps, in CSS px. It is less than the distance between two seats that are drawn separately. */
const STEP = 16

/** Returns points near the center of the map that nothing covers. The nearest point comes first. */
const pointsOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => {
  const points: { x: number; y: number; away: number }[] = []
  for (let dx = -0.35 * width; dx <= 0.35 * width; dx += STEP) {
    for (let dy = -0.2 * height; dy <= 0.2 * height; dy += STEP)
      points.push({ x: x + width / 2 + dx, y: y + height / 2 + dy, away: Math.hypot(dx, dy) })
  }
  return points.sort((a, b) => a.away - b.away)
}

/**
 * Taps the map from its center outward until the selection can be paid. Deselects seats that would leave a single empty
 * seat beside them.
 */
export const pointAtSeat = async (shopper: Shopper, point: (x: number, y: number) => Promise<void>): Promise<void> => {
  const box = await seatMap(shopper).boundingBox()
  if (!box) throw new Error('The seat map is not on the screen.')
  const t = shopper.texts('seat')
  const chip = chosenSeats(shopper, 1)
  for (const { x, y } of pointsOf(box)) {
    await point(x, y)
    await drawn(shopper)
    if (await payFor(shopper, 1).isVisible()) return
    if (!(await chip.first().isVisible())) continue
    await chip.getByRole('button', { name: t('chosen.remove', { place: '' }).trim() }).click()
    await chip.first().waitFor({ state: 'detached' })
  }
  throw new Error('No tap on the map selected a seat.')
}
