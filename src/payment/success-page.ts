import { layouts } from '@/api/layout'
import type { Clock } from '@/lib/clock'
import type { Client } from '@/request/client'

export type SuccessPage = 'pay-success' | 'pay-success-new'

/** Milliseconds to wait for the layout. */
const TIMEOUT = 2_000

/** The page after a payment: the new one when the merchant has a layout for it (decision 13). Never rejects. */
export const successPage = (
  { client, clock }: { client: Client; clock: Clock },
  showId: string,
): Promise<SuccessPage> =>
  new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve('pay-success'), TIMEOUT)
    const answer = (page: SuccessPage) => {
      clock.clearTimeout(timer)
      resolve(page)
    }
    client.call(layouts, { page: 'PAY_SUCCESS', showIds: showId }, { silent: true }).then(
      ({ components }) => answer(components.length > 0 ? 'pay-success-new' : 'pay-success'),
      () => answer('pay-success'),
    )
  })
