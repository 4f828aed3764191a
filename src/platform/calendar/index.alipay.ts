import { unsupported } from '../outcome'
import type { AddToCalendar } from './contract'

/** Alipay documents no calendar API. */
export const addToCalendar: AddToCalendar = () => Promise.resolve(unsupported)
