import * as v from 'valibot'
import type { NoticeChannel } from '@/domain/notice-channel'
import { get, post } from '@/request/call'
import { remindType } from './message'
import * as w from './wire'

/** Occasions of a subscription: the start of a sale, and returned tickets. */
export const SUBSCRIBE_TARGETS = ['SALE_REMIND', 'LACK_REGISTER'] as const

/** Target of a subscription: a session, or the whole show without a session id. */
interface Subscription {
  showId: string
  subscribeTargetType: (typeof SUBSCRIBE_TARGETS)[number]
  showSessionId?: string
}

/**
 * Subscribes to a reminder of a sale, or to returned tickets. A repeated call only changes the channel. The call is a
 * GET that changes state (decision 29). The channel is `remindType`, by default chosen by the gateway. The response
 * contains the channel in use. Source: shell §7, show.
 */
export const subscribeShow = get<
  Subscription & { remindType?: NoticeChannel | undefined },
  { subscribed: boolean; remindType: NoticeChannel | null }
>('show/buyer/v3/shows/{showId}/subscribe', {
  auth: 'buyer',
  importance: 'high',
  changesState: true,
  read: w.reader(v.object({ subscribed: w.flag(true), remindType })),
})

/** Cancels a subscription; does nothing if it does not exist. The path is not in the specification. */
export const unsubscribeShow = post<Subscription, { subscribed: boolean }>('show/buyer/v3/shows/{showId}/unsubscribe', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ subscribed: w.flag() })),
})
