/** How long before a sale those who asked for it are reminded. Ms; decision 52. */
export const SALE_REMINDER_LEAD = 10 * 60_000
