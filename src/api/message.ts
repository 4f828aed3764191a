import * as v from 'valibot'
import { NOTICE_CHANNELS, NOTICE_OCCASIONS, type NoticeChannel, type NoticeOccasion } from '@/domain/notice-channel'
import { post } from '@/request/call'
import * as w from './wire'

/** How the buyer is written to; null where the account has neither phone nor address. */
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
 * The templates of a mini program's subscribe messages, which its host asks the buyer about; none where there are no such messages.
 * Source: shell §7, buyer API; our body and answer.
 */
export const noticeTemplates = post<{ occasions: readonly NoticeOccasion[] }, NoticeTemplates>(
  'buyer/v1/user/mini/subscribe_notification/query',
  { auth: 'buyer', importance: 'low', read: w.reader(templates) },
)

/** The next news of an order reach its buyer by this channel; answers the one that the account has. Path ours. */
export const orderNotice = post<{ orderId: string; remindType: NoticeChannel }, { remindType: NoticeChannel | null }>(
  'trade/buyer/order/v1/orders/{orderId}/notice',
  {
    auth: 'buyer',
    importance: 'low',
    read: w.reader(v.object({ remindType })),
  },
)
