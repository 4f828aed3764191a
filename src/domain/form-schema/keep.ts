import { addDays } from '../schedule/month-grid'
import type { KeepClass } from './definition'

/** Days after the last day of what was applied for, at which answers are deleted (decision 159). */
const DAYS: Record<KeepClass, number> = { PLAIN: 90, CONTACT: 90, IDENTITY: 30, PICTURE: 30, HEALTH: 7, MINOR: 7 }

/** Days after which a picture that was replaced or rejected is deleted. */
export const REJECTED_PICTURE_DAYS = 7

/**
 * Returns the local date on which answers of a class are deleted.
 * @param end last day of what was applied for, `YYYY-MM-DD`
 */
export const deletedOn = (keep: KeepClass, end: string): string => addDays(end, DAYS[keep])
