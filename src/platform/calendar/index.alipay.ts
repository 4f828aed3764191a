import { unsupported } from '../outcome'
import type { AddToCalendar } from './contract'

/** Alipay's documentation has no calendar call. */
export const addToCalendar: AddToCalendar = () => Promise.resolve(unsupported)
