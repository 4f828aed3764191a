import { buyerState, type OrderFacts, showsOutcome } from '@/domain/order/buyer-state'
import { texts } from '@/locales/texts'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import type { CheckoutDeps } from './checkout-deps'
import { paymentErrorKey, type PayOutcome } from './outcome'
import type { PayableKind } from './payable'

/** The screen where a payment was started, or where its outcome is shown. */
export type PayingScreen = 'checkout' | 'detail' | 'list' | 'loading' | 'change' | 'result'

/**
 * What follows an outcome.
 * - `success`: the success page
 * - `loading`: the screen that polls the order
 * - `detail`: the order's own screen
 * - `shown`: the outcome is shown here
 * - `check`: the screen stays and polls the order
 * - `reload`: the screen stays and loads the order again
 * - `stay`: nothing
 */
export type NextStep = 'success' | 'loading' | 'detail' | 'shown' | 'check' | 'reload' | 'stay'

type Row = Readonly<Record<PayOutcome['kind'], NextStep>> & {
  /** Whether the next screen replaces this one. */
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

/** Where each outcome leads (shell §4, decision 40). The only place where this is decided. */
export const OUTCOMES: Readonly<Record<PayingScreen, Row>> = {
  // a hidden sheet leads nowhere: the order opens when the buyer is back on this screen
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
  // left for a cashier: if the page is restored, the order's own screen polls
  list: { ...reload, replaces: false, paid: 'success', free: 'success', pending: 'loading', left: 'detail' },
  loading: { ...toDetail, replaces: true, paid: 'success', free: 'success' },
  // The changed tickets are an order of their own, which shows every outcome of its payment.
  change: { ...toDetail, replaces: true, paid: 'success', free: 'success' },
  result: { ...toDetail, replaces: true, paid: 'shown', free: 'shown' },
}

/**
 * The outcome of a payment as its order shows it; `pending` while the order does not, or could not be loaded. What did not pay
 * the order is `cancelled`: the order's own screen says why.
 */
export const outcomeOfOrder = (orderId: string, order: OrderFacts | null): PayOutcome => {
  if (!order || !showsOutcome(order)) return { kind: 'pending', orderId }
  return { kind: buyerState(order) === 'paid' ? 'paid' : 'cancelled', orderId }
}

/** Shows why a payment failed, then navigates by the table. @returns the step: `shown`, `check` and `reload` are left to the caller */
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
