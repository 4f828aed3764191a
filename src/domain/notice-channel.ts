/**
 * Occasions of a notice: a sale, returned tickets, a prepared purchase, a waitlist position, after-sale, and the end of a
 * benefit.
 */
export const NOTICE_OCCASIONS = [
  'SALE_REMIND',
  'LACK_REGISTER',
  'GRAB',
  'WAIT_LIST',
  'AFTER_SALE',
  'BENEFIT_EXPIRE',
] as const
export type NoticeOccasion = (typeof NOTICE_OCCASIONS)[number]
/** Occasions with a subscription of their own each. */
export type ReminderOccasion = Exclude<NoticeOccasion, 'AFTER_SALE' | 'BENEFIT_EXPIRE'>

/**
 * Channels of notices, the best first. The buyer accepts each message of the mini program's host on its own; the others
 * are SMS and e-mail. `remindType` in the protocol (shell §7).
 */
export const NOTICE_CHANNELS = ['SUBSCRIBE_MESSAGE', 'SMS', 'EMAIL'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** Returns the channels that an account has by itself, the best first; phone and address may be '' or null. */
export const accountChannels = (account: { cellphone: string | null; email: string | null }): NoticeChannel[] => [
  ...(account.cellphone ? (['SMS'] as const) : []),
  ...(account.email ? (['EMAIL'] as const) : []),
]
