import { unsupported } from '../outcome'
import type { CheckUpdate } from './contract'

/** A page is always the newest one that its server has. */
export const checkUpdate: CheckUpdate = () => Promise.resolve(unsupported)
