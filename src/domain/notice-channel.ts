/**
 * Occasions of a notice: a sale, returned tickets, a prepared purchase, a waitlist position and after-sale. Also the end
 * of a benefit, and goods that are back in stock.
 */
export const NOTICE_OCCASIONS = [
  'SALE_REMIND',
  'LACK_REGISTER',
  'GRAB',
  'WAIT_LIST',
  'AFTER_SALE',
  'BENEFIT_EXPIRE',
  'GOODS_BACK',
] as const
export type NoticeOccasion = (typeof NOTICE_OCCASIONS)[number]
/** Occasions that need a separate subscription by the buyer. */
export type ReminderOccasion = Exclude<NoticeOccasion, 'AFTER_SALE' | 'BENEFIT_EXPIRE'>

/**
 * Notification channels, the best one first: messages of the mini program's host, SMS and e-mail. The host sends a
 * message only if the buyer accepted that message. The protocol's field is `remindType` (shell §7).
 */
export const NOTICE_CHANNELS = ['SUBSCRIBE_MESSAGE', 'SMS', 'EMAIL'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/**
 * Returns the channels that an account has without a subscription, the best first. Phone and e-mail may be '' or null.
 */
export const accountChannels = (account: { cellphone: string | null; email: string | null }): NoticeChannel[] => [
  ...(account.cellphone ? (['SMS'] as const) : []),
  ...(account.email ? (['EMAIL'] as const) : []),
]
