import { providersTexts } from '../../../../src/locales/namespaces/providers'
import type { Shopper } from '../../shopper'
import { go, stopAt, type Stop } from '../stop'

const showing = (text: (shopper: Shopper) => string) => async (shopper: Shopper) =>
  void (await shopper.screen().getByText(text(shopper)).waitFor())

/** Creates a stop of the login screen with the login providers' buttons, on a desktop or a phone. */
const withButtons = (name: string, path: string): Stop => ({
  name,
  reach: async (shopper) => {
    await go(shopper, path)
    await shopper
      .screen()
      .getByRole('button', { name: /Google/ })
      .waitFor()
    await shopper.button(shopper.texts(providersTexts)('apple')).waitFor()
  },
})

export const visitor: readonly Stop[] = [
  withButtons('login-providers', '/login'),
  withButtons('login-way-providers', '/login-way'),
  stopAt(
    'wxauth',
    '/wxauth',
    showing(({ texts }) => texts(providersTexts)('return.foreign')),
  ),
  stopAt(
    'bsauth',
    '/bsauth',
    showing(({ texts }) => texts(providersTexts)('return.foreign')),
  ),
  stopAt(
    'channel-login',
    '/channelLogin',
    showing(({ texts }) => texts(providersTexts)('channel.missing')),
  ),
]
