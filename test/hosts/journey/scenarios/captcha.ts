import type { Scenario } from '../scenario'
import type { Host } from '../../harness/host'
import { addressOf, chooseTickets, pageOf } from '../steps'
import type { Stage } from '../stage'

/** Id of a show that is sold within a captcha window (scripts/gateway/modules/catalogue/show/data/shows/dance.json). */
const GUARDED = 'S6007'
/** Distance that the slider travels as a share of the screen's width: 240 px at the design width of 375 px. */
const TRAVEL = 240 / 375

const widthOf = ({ native }: Host): number => {
  const { getWindowInfo, getSystemInfoSync } = native.fake.api
  return ((getWindowInfo ?? getSystemInfoSync) as () => { windowWidth: number })().windowWidth
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Drags the piece of the captcha to its target position and releases it. The sandbox's console reports the target
 * position.
 */
const solveCaptcha = async ({ texts, gateway }: Stage, host: Host): Promise<void> => {
  await host.at(pageOf('captcha'))
  const t = texts('user')
  const knob = await host.find({ text: t('captcha.stub'), role: 'slider' })
  const { target } = (await gateway.ask('console/api/captcha')).body.data as { target: number }
  const way = (target / 100) * TRAVEL * widthOf(host)
  const finger = (x: number) => ({
    touches: [{ identifier: 0, pageX: 40 + x, clientX: 40 + x, pageY: 300, clientY: 300 }],
  })
  await rest(400)
  host.fire(knob, 'touchstart', {}, { ...finger(0), changedTouches: [] })
  for (let step = 1; step <= 8; step += 1) {
    await rest(55 + step)
    const part = step / 8
    host.fire(knob, 'touchmove', {}, { ...finger(way * part * (2 - part)), changedTouches: [] })
  }
  host.fire(knob, 'touchend', {}, { touches: [], changedTouches: [] })
}

export const captcha: Scenario[] = [
  {
    name: 'a show whose orders ask for a captcha: solved by a finger, the order is there to be placed',
    run: async (stage) => {
      const host = stage.launch({
        device: await stage.member(),
        address: addressOf('booking', { showId: GUARDED }),
      })
      await host.at(pageOf('booking'))
      await chooseTickets(stage, host)
      await solveCaptcha(stage, host)
      await host.at(pageOf('confirm-order'))
      await host.find({ text: stage.texts('checkout')('confirm.submit'), role: 'button' })
      stage.did('captcha solved by a finger')
    },
  },
]
