import type { OrderDetail } from '@/api/order'
import { buyerState, showsOutcome } from '@/domain/order/buyer-state'
import { AT_DOOR } from '@/domain/payment/return-address'
import { texts } from '@/locales/texts'
import type { CheckoutDeps } from './checkout-deps'
import type { PayOutcome } from './outcome'
import { paymentErrorKey } from './payment-error'
import type { SuccessPage } from './success-page'

/** Where a payment was started, or where its outcome is shown. */
export type PaymentContext = 'confirm-order' | 'order-detail' | 'orders' | 'pay-loading' | 'rebook-ticket' | 'result'

/**
 * What follows an outcome.
 * - `success`: the success page
 * - `loading`: pay-loading, which polls the order
 * - `order`: the order's own screen
 * - `ticket`: the outcome is shown here; at the door the ticket takes its place
 * - `check`: the screen stays and polls the order
 * - `reload`: the screen stays and shows the order as it is now
 * - `stay`: nothing
 */
export type NextStep = 'success' | 'loading' | 'order' | 'ticket' | 'check' | 'reload' | 'stay'

type Row = Readonly<Record<PayOutcome['kind'], NextStep>> & {
  /** Whether the next screen replaces this one. */
  readonly by: 'open' | 'redirect'
}

const toOrder = {
  pending: 'order',
  left: 'order',
  failed: 'order',
  cancelled: 'order',
  expired: 'order',
  hidden: 'order',
} as const

const reload = { failed: 'reload', cancelled: 'reload', expired: 'reload', hidden: 'reload' } as const

/** Where each outcome leads (shell §4, decision 40). The only place where this is decided. */
export const OUTCOMES: Readonly<Record<PaymentContext, Row>> = {
  // a hidden sheet leads nowhere: the order opens when the buyer is back on this screen
  'confirm-order': {
    ...toOrder,
    by: 'redirect',
    paid: 'success',
    free: 'success',
    pending: 'loading',
    left: 'check',
    hidden: 'stay',
  },
  'order-detail': {
    ...reload,
    by: 'redirect',
    paid: 'success',
    free: 'success',
    pending: 'loading',
    left: 'reload',
  },
  // left for a cashier: if the page is restored, the order's own screen polls
  orders: { ...reload, by: 'open', paid: 'success', free: 'success', pending: 'loading', left: 'order' },
  'pay-loading': { ...toOrder, by: 'redirect', paid: 'success', free: 'success' },
  // What is rebooked is an order by now: whatever comes of its payment is shown there.
  'rebook-ticket': { ...toOrder, by: 'redirect', paid: 'success', free: 'success' },
  result: { ...toOrder, by: 'redirect', paid: 'ticket', free: 'ticket' },
}

/**
 * The outcome of a payment as its order shows it; `pending` while the order does not, or could not be loaded. What did not pay
 * the order is `cancelled`: the order's own screen says why.
 */
export const outcomeOfOrder = (orderId: string, order: OrderDetail | null): PayOutcome => {
  if (!order || !showsOutcome(order)) return { kind: 'pending', orderId }
  return { kind: buyerState(order) === 'paid' ? 'paid' : 'cancelled', orderId }
}

export interface PaymentResult {
  outcome: PayOutcome
  /** The success page; called only where it is opened. */
  page: () => SuccessPage | Promise<SuccessPage>
  /** Bought at the door. */
  atDoor?: boolean
  /** The first ticket of the order, if it is issued. */
  ticketId?: string | undefined
}

/** Shows why a payment failed, then navigates by the table. Answers the step: `check` and `reload` are left to the caller. */
export const followOutcome = async (
  { navigate, dialogs }: Pick<CheckoutDeps, 'navigate' | 'dialogs'>,
  context: PaymentContext,
  { outcome, page, atDoor = false, ticketId }: PaymentResult,
): Promise<NextStep> => {
  const { orderId } = outcome
  const row = OUTCOMES[context]
  const step = row[outcome.kind]
  const { by } = row
  if (outcome.kind === 'failed' && !outcome.handled)
    await dialogs.alert({ content: outcome.message || texts.translator()(paymentErrorKey(outcome)) })
  const pageSource = atDoor ? AT_DOOR : undefined
  if (step === 'success') await navigate[by](await page(), { orderId, orderType: 'ticket', pageSource })
  if (step === 'loading') await navigate[by]('pay-loading', { orderId })
  if (step === 'order') await navigate[by]('order-detail', { orderId })
  if (step === 'ticket' && atDoor && ticketId)
    await navigate[by]('ticket-detail', { id: ticketId, source: '1', target: '1', pageSource })
  return step
}
