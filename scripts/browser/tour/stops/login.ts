import { orderShow } from '../../steps/browse'
import { atCaptcha } from '../../steps/captcha'
import { MEMBER } from '../../steps/log-in'
import { stopAt, type Stop, titled } from '../stop'

export const visitor: readonly Stop[] = [
  titled('login', '/login', ({ texts }) => texts('user')('login.heading')),
  titled('login-email', '/login-email', ({ texts }) => texts('user')('email.title')),
  stopAt('captcha', '/login-captcha', async (shopper) => void (await atCaptcha(shopper))),
  titled('login-way', '/login-way', ({ texts }) => texts('user')('login.way')),
  {
    name: 'login-code',
    reach: async (shopper) => {
      const t = shopper.texts('user')
      await orderShow(shopper, 'S1001', { tier: 1, quantity: 2 })
      await shopper.at(t('login.heading'))
      await shopper
        .screen()
        .getByRole('textbox', { name: t('login.phone') })
        .fill(MEMBER)
      await shopper.screen().getByRole('checkbox').check()
      await shopper.button(t('login.getCode')).click()
      await shopper.at(t('code.title'))
    },
  },
]
