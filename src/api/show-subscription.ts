import * as v from 'valibot'
import type { NoticeChannel } from '@/domain/notice-channel'
import { get, post } from '@/request/call'
import { remindType } from './message'
import * as w from './wire'

/** A sale that opens, and tickets that come back. */
export const SUBSCRIBE_TARGETS = ['SALE_REMIND', 'LACK_REGISTER'] as const

/** What is subscribed to; without a session the show as a whole. */
interface Subscription {
  showId: string
  subscribeTargetType: (typeof SUBSCRIBE_TARGETS)[number]
  showSessionId?: string
}

/**
 * Asks to be reminded of a sale, or registers for returned tickets; once more changes the channel alone. `remindType` is how the
 * buyer is written to: absent, the gateway chooses; the answer's is the one in use. A GET that changes state (decision 29). Source:
 * shell §7, show.
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

/** Takes a reminder or a registration back; one that is not there changes nothing. Path ours. */
export const unsubscribeShow = post<Subscription, { subscribed: boolean }>('show/buyer/v3/shows/{showId}/unsubscribe', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ subscribed: w.flag() })),
})
