/** Rights of a level: member prices, sales before the public one, more points, and the birthday gift. */
export const RIGHT_TYPES = ['DISCOUNT', 'EARLY_SALE', 'POINTS', 'BIRTHDAY_GIFT'] as const
export type RightType = (typeof RIGHT_TYPES)[number]

/** Pages on which a right is used. */
export const RIGHT_TARGETS = ['SHOWS', 'POINTS', 'MEMBER_CENTER'] as const
export type RightTarget = (typeof RIGHT_TARGETS)[number]
