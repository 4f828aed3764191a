import { createAccount, enterMailCode } from '../../steps/email-account'
import { go, type Stop, titled } from '../stop'

/** Returns an address that no other run of the tour has used. */
const addressOf = (run: number): string => `tour-${run}@foyer.example`
let run = 0

export const visitor: readonly Stop[] = [
  titled('create-account', '/create-account', ({ texts }) => texts('ways-in')('create.title')),
  titled('forgot-password', '/forgot-password', ({ texts }) => texts('ways-in')('forgot.title')),
  titled('activate-email', '/activate-email?token=none', ({ texts }) => texts('ways-in')('link.state.WRONG')),
  {
    name: 'check-email',
    reach: async (shopper) => {
      run += 1
      await go(shopper, '/create-account')
      await createAccount(shopper, addressOf(run))
    },
  },
  {
    name: 'set-password',
    follows: true,
    reach: async (shopper) => {
      await enterMailCode(shopper, addressOf(run))
      await shopper.at(shopper.texts('ways-in')('set.title'))
    },
  },
]

export const member: readonly Stop[] = [
  titled('change-password', '/change-password', ({ texts }) => texts('ways-in')('change.setTitle')),
]
