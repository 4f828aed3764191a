import type { Scenario } from '../scenario'
import { canvasOf } from '../../harness/selector-query'
import type { Host } from '../../harness/host'
import { addressOf, atPaid, openTicket, pageOf, placeOrder } from '../steps'
import type { Stage } from '../stage'

/** Id of a show with 300 seats in a black box theater. Its tickets need no names. */
export const BOX = 'S2101'

/**
 * Center of a canvas, CSS px. The harness reports a fixed size, because no layout is computed here (selector-query).
 */
const MIDDLE = { x: 132, y: 237 }

/** Delay that is longer than the animation of the map, ms. */
const GLIDE = 600

/**
 * Number of rows of points, at distances of 9 px. A tap on the zoomed-out map centers the tapped position, so the row
 * of that position is tried first.
 */
const ROWS = 12

/**
 * Points around the center, alternately on its left and right side, because two quick taps at the same position are a
 * double tap.
 */
const POINTS = Array.from({ length: 20 * ROWS }, (_, at) => {
  const side = at % 2 === 0 ? 1 : -1
  const step = Math.floor(at / 2)
  const row = (Math.floor(step / 10) + ROWS / 2) % ROWS
  return { x: MIDDLE.x + side * (20 + (step % 10) * 9), y: MIDDLE.y - 50 + row * 9 }
})

const touchAt = (host: Host, canvas: HTMLElement, x: number, y: number): void => {
  const touch = { identifier: 0, x, y, clientX: x, clientY: y, pageX: x, pageY: y }
  host.fire(canvas, 'touchstart', {}, { touches: [touch], changedTouches: [touch] })
  host.fire(canvas, 'touchend', {}, { touches: [], changedTouches: [touch] })
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns the part of the pay button's label before the amount, for one selected seat. */
const payLabel = ({ texts }: Stage): string => texts('seat')('act.paySum', { count: 1, sum: '¥' }).split('¥')[0] ?? ''

/** Taps the map until a seat is selected that can be paid for alone. Returns the pay button. */
const tapSeat = async (stage: Stage, host: Host): Promise<HTMLElement> => {
  const t = stage.texts('seat')
  await host.find({ text: t('zoom.in'), role: 'button' })
  const canvas = await host.until(
    () => host.page.view.dom.querySelector('canvas') as HTMLElement | null,
    'there is no canvas',
  )
  await host.until(() => canvasOf(canvas).drawn.some(({ name }) => name === 'fill'), 'nothing was painted')
  // On the zoomed-out map, a tap zooms in. Waits until the animation has ended.
  touchAt(host, canvas, MIDDLE.x, MIDDLE.y)
  await rest(GLIDE)
  for (const { x, y } of POINTS) {
    touchAt(host, canvas, x, y)
    await rest(30)
    const [pay] = host.all({ part: payLabel(stage), role: 'button' })
    if (pay) return pay
    const [remove] = host.all({ part: t('chosen.remove', { place: '' }).trim(), role: 'button' })
    if (remove) await host.tap(remove)
  }
  throw new Error('No tap on the map selected a seat.')
}

export const seats: Scenario[] = [
  {
    name: 'a seat tapped on the map is held, ordered, paid for and on the ticket',
    run: async (stage) => {
      const host = stage.launch({
        device: await stage.member(),
        address: addressOf('pick-seat', { showId: BOX }),
      })
      await host.at(pageOf('pick-seat'))
      const pay = await tapSeat(stage, host)
      stage.did('seat chosen on a canvas')
      await host.tap(pay)
      await host.at(pageOf('confirm-order'))
      await host.find(stage.texts('order')('confirm.seats'))
      await placeOrder(stage, host)
      await atPaid(stage, host)
      await openTicket(stage, host)
      stage.did('seat bought')
    },
  },
]
