import { showCard } from '../../steps/browse'
import { type Stop, stopAt, titled } from '../stop'

export const visitor: readonly Stop[] = [
  titled('language', '/language', ({ texts }) => texts('core')('mine.language')),
  titled('theme', '/switch-skin', ({ texts }) => texts('core')('theme.title')),
]

export const member: readonly Stop[] = [
  titled('setting', '/setting', ({ texts }) => texts('user')('setting.account')),
  stopAt('favorites', '/favorite-show', (shopper) => showCard(shopper, 'S1001').waitFor()),
  titled('account-bind', '/account-bind', ({ texts }) => texts('user')('bind.email')),
  {
    name: 'account-bind-code',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts('user')
      await shopper
        .screen()
        .getByRole('textbox', { name: t('email.email') })
        .fill(`lin.${shopper.language.toLowerCase()}@foyer.example`)
      await shopper.button(t('login.getCode')).click()
      await shopper.at(t('code.title'))
    },
  },
]
