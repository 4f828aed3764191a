import { get, post } from '@/request/call'
import { RequestError } from '@/request/errors'

export const asIs = (data: unknown) => data as { name: string }
export const show = get<{ showId: string; cityId?: string | null; source?: string }, { name: string }>(
  'show/pub/v5/show/{showId}/static',
  { auth: 'public', read: asIs },
)
export const orders = get<{ tab: string }, { name: string }>('trade/buyer/order/v5/orders', {
  auth: 'buyer',
  importance: 'high',
  read: asIs,
})
export const preOrder = post<{ showId: string; quantity: number; appId?: string }, unknown>(
  'trade/buyer/order/v3/pre_order',
  {
    auth: 'buyer',
    importance: 'high',
    query: ['appId'],
    read: (data) => data,
  },
)

export const failure = async (promise: Promise<unknown>): Promise<RequestError> => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown)
  if (!(error instanceof RequestError)) throw new Error(`expected a RequestError, got ${String(error)}`)
  return error
}
