import type { Shopper } from '../browser/shopper'
import { go, settled, still, type Stop } from '../browser/tour/stop'
import { orderShow } from '../browser/steps/browse'
import { agreeToOrder, submitButton } from '../browser/steps/order'
import type { FaultAnswer } from '../gateway/core/faults/kinds'

/** A show whose tickets have neither seats nor names. */
const SHOW = 'S1003'
const CREATE = '/trade/buyer/order/v5/create_order'
const STATIC = '/show/pub/v5/show/:showId/static'

const toOrder = async (shopper: Shopper): Promise<void> => {
  const t = shopper.texts('checkout')
  await orderShow(shopper, SHOW)
  await shopper.at(t('confirm.title'))
  await agreeToOrder(shopper)
}

const submit = (shopper: Shopper): Promise<void> => submitButton(shopper).click()

const dialog = async (shopper: Shopper): Promise<void> => {
  await shopper.page.getByRole('alertdialog').waitFor()
  await settled(shopper)
}

/** Waits for a toast and for nothing else, because the toast disappears after two seconds. */
const toast = async (shopper: Shopper): Promise<void> => {
  await shopper.page.getByRole('status').filter({ hasText: /\S/ }).last().waitFor()
  await still(shopper)
}

/** Creates a stop at which submitting an order gets this response. */
const onOrder = (name: string, answer: FaultAnswer, see = dialog): Stop => ({
  name,
  reach: async (shopper) => {
    await toOrder(shopper)
    await shopper.storefront.fault({ route: CREATE, answer })
    await submit(shopper)
    await see(shopper)
  },
})

/** Creates a stop at which loading a show gets this response. */
const onShow = (name: string, answer: FaultAnswer): Stop => ({
  name,
  reach: async (shopper) => {
    await shopper.storefront.fault({ route: STATIC, answer })
    await go(shopper, `/content/${SHOW}`)
    await dialog(shopper)
  },
})

const onMode = (number: number, name: string, see = dialog): Stop => onOrder(name, { kind: 'mode', mode: number }, see)

/** Waits for the dialog and for the text that appears after several automatic retries. */
const afterTries = async (shopper: Shopper): Promise<void> => {
  await dialog(shopper)
  await shopper.page.getByText(shopper.texts('core')('request.patience')).waitFor({ timeout: 15_000 })
}

/** Waits for the notice that an order may exist although no response arrived. */
const outcomeUnknown = async (shopper: Shopper): Promise<void> => {
  await shopper.screen().getByText(shopper.texts('checkout')('confirm.inDoubt')).waitFor()
  await settled(shopper)
}

/** Stops for every message that a response of the gateway can cause. The responses are set as faults on the console. */
export const MODE_STOPS: readonly Stop[] = [
  onMode(0, 'mode-00-none'),
  onMode(1, 'mode-01-toast', toast),
  onMode(2, 'mode-02-alert'),
  onMode(3, 'mode-03-login'),
  onMode(4, 'mode-04-back'),
  onMode(5, 'mode-05-waiting'),
  onMode(8, 'mode-08-back-refresh', toast),
  onMode(9, 'mode-09-limiting-no-details', afterTries),
  onOrder('mode-09-limiting-place', { kind: 'queue', ahead: 200, ratePerMinute: 1200, tells: 'all' }),
  onOrder('mode-09-limiting-long', { kind: 'queue', ahead: 48_000, ratePerMinute: 6000, tells: 'all' }),
  onShow('mode-09-limiting-read', { kind: 'mode', mode: 9 }),
  onMode(10, 'mode-10-retry'),
  onMode(11, 'mode-11-booking'),
  onMode(6, 'mode-unknown'),
  onOrder('http-busy', { kind: 'http', status: 461 }),
  onShow('http-network', { kind: 'http', status: 504, body: 'html' }),
  onOrder('http-network-order', { kind: 'http', status: 504, body: 'html' }, outcomeUnknown),
  onShow('http-default', { kind: 'http', status: 500, body: 'empty' }),
  {
    name: 'captcha',
    reach: async (shopper) => {
      await go(shopper, '/login-captcha')
      await shopper.screen().getByRole('slider').waitFor()
      await settled(shopper)
    },
  },
  onOrder('session-need-bind', { kind: 'need-bind' }),
  // Must be last, because it logs the visitor out.
  onOrder('session-other-device', { kind: 'other-device' }),
]
