import { type Stop, titled } from '../stop'

export const visitor: readonly Stop[] = [
  titled('support', '/support', ({ texts }) => texts('profile')('support.agreements')),
]

export const member: readonly Stop[] = [
  titled('profile', '/member', ({ texts }) => texts('profile')('profile.contacts')),
  {
    name: 'profile-birthday',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts('profile')
      await shopper.buttonContaining(t('profile.birthday')).click()
      await shopper.dialog(t('profile.birthday')).waitFor()
    },
  },
  titled('nickname-edit', '/nickname-edit', ({ texts }) => texts('profile')('nickname.title')),
  titled('account-safe', '/account-safe', ({ texts }) => texts('profile')('safe.devices')),
  {
    name: 'account-safe-proof',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts('profile')
      await shopper.buttonContaining(t('safe.download')).click()
      await shopper.dialog(t('proof.title')).waitFor()
    },
  },
  titled('confirm-unregistered', '/confirm-unregistered', ({ texts }) => texts('profile')('close.lost')),
]
