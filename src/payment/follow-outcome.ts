import { buyerState, type OrderFacts, showsOutcome } from '@/domain/order/buyer-state'
import { texts } from '@/locales/texts'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import type { CheckoutDeps } from './checkout-deps'
import { paymentErrorKey, type PayOutcome } from './outcome'
import type { PayableKind } from './payable'

/** The screen that started a payment, or shows its outcome. */
export type PayingScreen = 'checkout' | 'detail' | 'own' | 'list' | 'loading' | 'change' | 'result'

/**
 * Next step after an outcome.
 * - `success`: opens the success page.
 * - `loading`: opens the screen that polls the order.
 * - `detail`: opens the screen of the order.
 * - `shown`: the current screen shows the outcome.
 * - `check`: the current screen polls the order.
 * - `reload`: the current screen reloads the order.
 * - `stay`: does nothing.
 */
export type NextStep = 'success' | 'loading' | 'detail' | 'shown' | 'check' | 'reload' | 'stay'

type Row = Readonly<Record<PayOutcome['kind'], NextStep>> & {
  /** True if the next screen replaces this one. */
  readonly replaces: boolean
}

const toDetail = {
  pending: 'detail',
  left: 'detail',
  failed: 'detail',
  cancelled: 'detail',
  expired: 'detail',
  hidden: 'detail',
} as const

const reload = { failed: 'reload', cancelled: 'reload', expired: 'reload', hidden: 'reload' } as const

/** Next step for each screen and outcome (shell §4, decision 40). No other code defines these steps. */
export const OUTCOMES: Readonly<Record<PayingScreen, Row>> = {
  // `hidden`: does nothing, because the order opens when the buyer returns to this screen.
  checkout: {
    ...toDetail,
    replaces: true,
    paid: 'success',
    free: 'success',
    pending: 'loading',
    left: 'check',
    hidden: 'stay',
  },
  detail: { ...reload, replaces: true, paid: 'success', free: 'success', pending: 'loading', left: 'reload' },
  // `own` is the screen of the order, which shows all outcomes itself.
  own: { ...reload, replaces: true, paid: 'reload', free: 'reload', pending: 'reload', left: 'reload' },
  // `left`: the buyer is on a cashier's page. If this page is restored later, the screen of the order polls the order.
  list: { ...reload, replaces: false, paid: 'success', free: 'success', pending: 'loading', left: 'detail' },
  loading: { ...toDetail, replaces: true, paid: 'success', free: 'success' },
  // The changed tickets are in a separate order, whose screen shows all outcomes of its payment.
  change: { ...toDetail, replaces: true, paid: 'success', free: 'success' },
  result: { ...toDetail, replaces: true, paid: 'shown', free: 'shown' },
}

/**
 * Returns the outcome of a payment, based on the order. The outcome is `pending` while the order is unsettled, or if
 * the order could not be loaded. The outcome of an unsuccessful payment is `cancelled`, because the screen of the
 * order shows the reason.
 */
export const outcomeOfOrder = (orderId: string, order: OrderFacts | null): PayOutcome => {
  if (!order || !showsOutcome(order)) return { kind: 'pending', orderId }
  return { kind: buyerState(order) === 'paid' ? 'paid' : 'cancelled', orderId }
}

/**
 * Shows the message of a failed payment, and opens the next screen according to `OUTCOMES`.
 * @returns the step; the caller must handle `shown`, `check` and `reload`
 */
export const followOutcome = async (
  { navigate, dialogs }: Pick<CheckoutDeps, 'navigate' | 'dialogs'>,
  screen: PayingScreen,
  kind: Pick<PayableKind, 'success' | 'loading' | 'detail'>,
  outcome: PayOutcome,
): Promise<NextStep> => {
  const { orderId } = outcome
  const { replaces, ...steps } = OUTCOMES[screen]
  const step = steps[outcome.kind]
  if (outcome.kind === 'failed' && !outcome.handled)
    await dialogs.alert({ content: outcome.message || texts.translator()(paymentErrorKey(outcome)) })
  const open = (to: LinkTo) => follow(navigate, { ...to, replaces })
  if (step === 'success') await open(await kind.success(orderId))
  if (step === 'loading') await open(kind.loading(orderId))
  if (step === 'detail') await open(kind.detail(orderId))
  return step
}
