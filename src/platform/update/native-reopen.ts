import { unsupported } from '../outcome'
import type { Reopen } from './contract'

/** A mini program cannot start itself anew: its user closes it and opens it again. */
export const reopen: Reopen = () => Promise.resolve(unsupported)
