import { type Stop, titled } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  titled('language', '/language', ({ say }) => say('core')('mine.language')),
  titled('theme', '/switch-skin', ({ say }) => say('core')('theme.title')),
]

/** What a member sees. */
export const member: readonly Stop[] = [
  titled('setting', '/setting', ({ say }) => say('user')('setting.account')),
  titled('account-bind', '/account-bind', ({ say }) => say('user')('bind.email')),
  {
    name: 'account-bind-code',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.say('user')
      await shopper
        .screen()
        .getByRole('textbox', { name: t('email.email') })
        .fill(`lin.${shopper.language.toLowerCase()}@foyer.example`)
      await shopper.button(t('login.getCode')).click()
      await shopper.at(t('code.title'))
    },
  },
]
