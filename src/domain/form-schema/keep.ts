import { addDays } from '../schedule/month-grid'
import type { KeepClass } from './definition'

/** Days from the last day of the event until answers of a class are deleted (decision 159). */
const DAYS: Record<KeepClass, number> = { PLAIN: 90, CONTACT: 90, IDENTITY: 30, PICTURE: 30, HEALTH: 7, MINOR: 7 }

/** Days after which a picture that was replaced or rejected is deleted. */
export const REJECTED_PICTURE_DAYS = 7

/**
 * Returns the local date on which answers of a class are deleted.
 * @param end last day of the event for which the form applied, `YYYY-MM-DD`
 */
export const deletedOn = (keep: KeepClass, end: string): string => addDays(end, DAYS[keep])
