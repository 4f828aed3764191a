import { action } from 'mobx'
import { OrderNotices } from '@/components/reminder/order-notices'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Fen } from '@/domain/money'
import { broadcastOrderChange } from '@/payment/order-changes'
import type { Submitted } from '@/payment/submit-once'
import { alertUnknown, type ChangeTexts, confirmChange, confirmNewAmount, type Question } from './questions'

/** A change of an order, which `sendChange` sends without a confirmation. */
interface Sending<Quote, Result> {
  texts: ChangeTexts
  orderId: string
  send: (quote: Quote) => Promise<Submitted<Result>>
  /**
   * Stores and returns the new terms that the gateway's refusal contains, with the old and the new amount. Returns null
   * without new terms.
   */
  renew?: (error: unknown, old: Quote) => { quote: Quote; from: Fen; to: Fen } | null
  onDone: (result: Result, quote: Quote) => Promise<void> | void
  /** Reloads after a change that failed or that the buyer declined, once the buyer has read the reason. */
  onFailure: (why: 'refused' | 'unknown' | 'declined') => Promise<unknown> | false
}

/** A change of an order's tickets. */
interface Change<Quote, Result> extends Sending<Quote, Result> {
  choice: { tried: boolean; chosen: readonly unknown[] }
  /** Returns true if everything else that the change needs is chosen. */
  isComplete?: () => boolean
  /** Returns the terms that the buyer agrees to; null while they are not loaded. */
  quote: () => Quote | null
  loadQuote?: () => Promise<unknown>
  /** Returns the confirmation before the change is sent; null to send the change at once. */
  question: (quote: Quote) => Question | null
}

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/** Sends a change that the buyer agreed to. A changed price requires another confirmation. Never rejects. */
export const sendChange = async <Quote, Result>(
  deps: Deps,
  change: Sending<Quote, Result>,
  quote: Quote,
): Promise<void> => {
  const { dialogs } = deps
  const { texts: namespace, orderId } = change
  const submitted = await change.send(quote)
  if (submitted.kind === 'created') {
    broadcastOrderChange(deps, orderId)
    return change.onDone(submitted.created, quote)
  }
  const { kind, error } = submitted
  const renewed = kind === 'price-changed' ? change.renew?.(error, quote) : null
  if (renewed) {
    // Renewed terms with the same amount need no confirmation.
    if (renewed.from === renewed.to || (await confirmNewAmount(dialogs, namespace, renewed)))
      return sendChange(deps, change, renewed.quote)
    return void (await change.onFailure('declined'))
  }
  // A repeated request with the same content is safe: the gateway returns its first response.
  if (kind === 'unknown') await alertUnknown(dialogs, namespace)
  else await alertFailure(dialogs, error)
  await change.onFailure(kind === 'unknown' ? 'unknown' : 'refused')
}

/**
 * Returns a function that asks for a confirmation and sends the change. A changed price requires another confirmation.
 * Never rejects.
 */
export const createSubmit = <Quote, Result>(deps: Deps, change: Change<Quote, Result>): (() => Promise<void>) => {
  const { texts: namespace, orderId, choice } = change
  const notices = new OrderNotices(deps)
  return action(async () => {
    choice.tried = true
    if (choice.chosen.length === 0 || change.isComplete?.() === false) return
    await notices.offer(orderId)
    if (change.quote() === null) await change.loadQuote?.()
    const quote = change.quote()
    if (quote === null) return
    const question = change.question(quote)
    if (!question || (await confirmChange(deps.dialogs, namespace, question))) await sendChange(deps, change, quote)
  })
}
