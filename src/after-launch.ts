import type { Services } from './components/services'
import { followWords } from './copywriting'
import { offerUpdate } from './update'

/** What may wait until the first screen stands: the merchant's words, and a newer version. */
export const afterLaunch = (services: Services): void => {
  followWords(services)
  void offerUpdate(services)
}
