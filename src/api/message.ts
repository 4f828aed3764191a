import * as v from 'valibot'
import { NOTICE_CHANNELS, NOTICE_OCCASIONS, type NoticeChannel, type NoticeOccasion } from '@/domain/notice-channel'
import { post } from '@/request/call'
import * as w from './wire'

/** Channel of the buyer's notices; null if the account has neither a phone nor an e-mail address. */
export const remindType = v.fallback(v.nullable(v.picklist(NOTICE_CHANNELS)), null)

const templates = v.object({
  templates: w.list(
    v.object({
      occasion: v.picklist(NOTICE_OCCASIONS),
      templateId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
    }),
  ),
})
export type NoticeTemplates = v.InferOutput<typeof templates>

/**
 * Returns the templates of a mini program's subscribe messages, for the host's prompt. Empty without such messages.
 * The body and the response are not in the specification. Source: shell §7, buyer API.
 */
export const noticeTemplates = post<{ occasions: readonly NoticeOccasion[] }, NoticeTemplates>(
  'buyer/v1/user/mini/subscribe_notification/query',
  { auth: 'buyer', importance: 'low', read: w.reader(templates) },
)

/**
 * Sets the channel of the next notices for an order. Returns the channel of the account. The path is not in the
 * specification.
 */
export const orderNotice = post<{ orderId: string; remindType: NoticeChannel }, { remindType: NoticeChannel | null }>(
  'trade/buyer/order/v1/orders/{orderId}/notice',
  {
    auth: 'buyer',
    importance: 'low',
    read: w.reader(v.object({ remindType })),
  },
)
