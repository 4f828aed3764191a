import { unsupported } from '../outcome'
import type { AppLink } from './contract'

/** A mini program cannot open other apps. */
export const appLink: AppLink = {
  open: () => Promise.resolve(unsupported),
  watchLeaving: () => () => false,
  openStore: () => Promise.resolve(unsupported),
}
