import { createServerClock } from '@/lib/clock'
import type { HttpAnswer, Send } from '@/platform/transport/contract'
import { get, type Importance, post } from '@/request/call'
import { type Client, createClient } from '@/request/client'
import { memoryStorage } from '../../support/memory-storage'

const asIs = (data: unknown) => data

/** A read of a show's page; `turn` makes each request different. */
export const reading = get<{ showId: string; turn: number; cityId: string }, unknown>(
  'show/pub/v5/show/{showId}/dynamic',
  { auth: 'public', importance: 'high', read: asIs },
)

/** The call that creates an order on the confirm page. */
export const ordering = post<{ items: unknown[]; turn: number; contact: object }, unknown>(
  'trade/buyer/order/v5/create_order',
  { auth: 'buyer', importance: 'critical', timeout: 10_000, read: asIs },
)

export const readingParams = (turn: number) => ({ showId: 'S1001', turn, cityId: 'BL1106' })

export const orderingParams = (turn: number) => ({
  items: [{ spu: { showId: 'S1001', sessionId: 'S1001N01' }, seatPlanId: 'P1', quantity: 2 }],
  turn,
  contact: { cellphone: '13800000001', countryCode: '86' },
})

/** A call whose importance is set when it is sent. */
export const anything = get<{ turn: number }, unknown>('home/pub/v5/masonry_component_data', {
  auth: 'public',
  read: asIs,
})
export const as = (importance: Importance) => ({ importance })

export const ANSWER: HttpAnswer = {
  kind: 'answered',
  status: 200,
  headers: { 'server-time': '', 'content-type': 'application/json' },
  body: { statusCode: 200, comments: '', data: { showId: 'S1001', status: 'ONSALE', sessions: [1, 2, 3] } },
}

/** Creates the storefront's client over the bench's transport. */
export const clientOver = (send: Send): Client =>
  createClient({
    send,
    clock: createServerClock(),
    storage: memoryStorage(),
    clientFacts: () => ({
      lang: 'zh',
      utcOffset: 480,
      channelId: 'friends',
      terminalSrc: 'H5',
      src: 'WEB',
      merchantId: 'M1',
      appId: 'A1',
      preview: false,
    }),
    userId: () => 'u1',
    accessToken: () => 'an access token of the usual two hundred letters '.repeat(4),
    privilegeToken: () => '',
    riskToken: () => 'a risk token',
    antiAbuse: { get: () => 'an anti-abuse token', set: () => undefined },
    persistTokens: () => undefined,
    refresh: () => Promise.resolve(),
    logout: () => undefined,
    alert: () => undefined,
    shopClosed: () => undefined,
    responseMode: () => Promise.resolve(),
    pageKey: () => 'show-detail',
    log: () => undefined,
  })
