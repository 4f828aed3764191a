import { orderShow } from '../../steps/browse'
import { atCaptcha } from '../../steps/captcha'
import { MEMBER } from '../../steps/log-in'
import { place, type Stop, titled } from '../stop'

/** What anybody can see. */
export const visitor: readonly Stop[] = [
  titled('login', '/login', ({ say }) => say('user')('login.heading')),
  titled('login-email', '/login-email', ({ say }) => say('user')('email.title')),
  place('captcha', '/login-captcha', async (shopper) => void (await atCaptcha(shopper))),
  titled('login-way', '/login-way', ({ say }) => say('user')('login.way')),
  {
    name: 'login-code',
    reach: async (shopper) => {
      const t = shopper.say('user')
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
