/**
 * What a buyer is written to about: a sale that opens, tickets that come back, a prepared purchase, a place in a line, and what became
 * of an order after its sale.
 */
export const NOTICE_OCCASIONS = ['SALE_REMIND', 'LACK_REGISTER', 'GRAB', 'WAIT_LIST', 'AFTER_SALE'] as const
export type NoticeOccasion = (typeof NOTICE_OCCASIONS)[number]
/** What a buyer asks to be reminded of. */
export type ReminderOccasion = Exclude<NoticeOccasion, 'AFTER_SALE'>

/**
 * How a buyer is written to, the best first: by a message of the mini program's host, which the buyer accepts for one message at a
 * time, by SMS, by e-mail. `remindType` in the protocol (shell §7).
 */
export const NOTICE_CHANNELS = ['SUBSCRIBE_MESSAGE', 'SMS', 'EMAIL'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** The channels that an account has by itself, the best first; phone and address may be '' or null. */
export const accountChannels = (account: { cellphone: string | null; email: string | null }): NoticeChannel[] => [
  ...(account.cellphone ? (['SMS'] as const) : []),
  ...(account.email ? (['EMAIL'] as const) : []),
]
