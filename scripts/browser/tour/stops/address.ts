import { type Stop, titled } from '../stop'

/** What a member sees. */
export const member: readonly Stop[] = [
  titled('addresses', '/address', ({ say }) => say('user')('address.title')),
  titled('address-form', '/address-modification', ({ say }) => say('user')('address.add')),
]
