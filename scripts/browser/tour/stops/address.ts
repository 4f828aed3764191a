import { type Stop, titled } from '../stop'

export const member: readonly Stop[] = [
  titled('addresses', '/address', ({ texts }) => texts('user')('address.title')),
  titled('address-form', '/address-modification', ({ texts }) => texts('user')('address.add')),
]
