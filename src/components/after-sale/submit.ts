import { action } from 'mobx'
import { OrderNotices } from '@/components/reminder/order-notices'
import { alertFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import type { Fen } from '@/domain/money'
import { texts } from '@/locales/texts'
import { broadcastOrderChange } from '@/payment/order-changes'
import type { Submitted } from '@/payment/submit-once'
import { type AfterSaleTexts, confirmChange, confirmNewAmount, prefixOf, type Question } from './questions'

/** A change of an order's tickets. */
interface Change<Quote, Result> {
  texts: AfterSaleTexts
  orderId: string
  choice: { tried: boolean; chosen: readonly unknown[] }
  /** Everything else that the change needs is chosen. */
  isComplete?: () => boolean
  /** The terms that the buyer agrees to; null while they are not loaded. */
  quote: () => Quote | null
  loadQuote?: () => Promise<unknown>
  /** Question before the change is sent; null to send the change at once. */
  question: (quote: Quote) => Question | null
  send: (quote: Quote) => Promise<Submitted<Result>>
  /** Stores and returns the terms that a refusal carries, with both amounts, or null. */
  renew?: (error: unknown, old: Quote) => { quote: Quote; from: Fen; to: Fen } | null
  onDone: (result: Result, quote: Quote) => Promise<void> | void
  /** Loads the state after a change that was not made, once the buyer has read the reason. */
  onFailure: (why: 'refused' | 'unknown' | 'declined') => Promise<unknown> | false
}

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'platform' | 'screen' | 'stores'>

/**
 * Returns a function that asks for a confirmation and sends the change. A changed price requires another confirmation.
 * Never rejects.
 */
export const createSubmit = <Quote, Result>(deps: Deps, change: Change<Quote, Result>): (() => Promise<void>) => {
  const { dialogs } = deps
  const { texts: namespace, orderId, choice } = change
  const notices = new OrderNotices(deps)
  const send = async (quote: Quote): Promise<void> => {
    const submitted = await change.send(quote)
    if (submitted.kind === 'created') {
      broadcastOrderChange(deps, orderId)
      return change.onDone(submitted.created, quote)
    }
    const { kind, error } = submitted
    const renewed = kind === 'price-changed' ? change.renew?.(error, quote) : null
    if (renewed) {
      // Terms that have only expired need no confirmation.
      if (renewed.from === renewed.to || (await confirmNewAmount(dialogs, namespace, renewed)))
        return send(renewed.quote)
      return void (await change.onFailure('declined'))
    }
    // The gateway returns its first answer when the same content is sent again.
    const unknown = texts.translator(namespace)(`${prefixOf(namespace)}.unknown`)
    if (kind === 'unknown') await dialogs.alert({ content: unknown })
    else await alertFailure(dialogs, error)
    await change.onFailure(kind === 'unknown' ? 'unknown' : 'refused')
  }
  return action(async () => {
    choice.tried = true
    if (choice.chosen.length === 0 || change.isComplete?.() === false) return
    await notices.offer(orderId)
    if (change.quote() === null) await change.loadQuote?.()
    const quote = change.quote()
    if (quote === null) return
    const question = change.question(quote)
    if (!question || (await confirmChange(dialogs, namespace, question))) await send(quote)
  })
}
