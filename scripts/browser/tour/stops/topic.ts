import type { Locator } from 'playwright-core'
import type { Translate } from '../../../../src/locales/keys'
import type { Shopper } from '../../shopper'
import { voteTexts } from '../../../../src/locales/namespaces/vote'
import { go, stopAt, type Stop, titled } from '../stop'

const WINDOWS = '/home-topic?topicId=windows'

/** Creates a stop of one of several popups that a page shows one after another. Closes the popups before it. */
const windowAt = (name: string, isMeant: (dialog: Locator, shopper: Shopper) => Promise<boolean>): Stop => ({
  name,
  reach: async (shopper) => {
    await go(shopper, WINDOWS)
    const dialog = shopper.page.getByRole('dialog')
    await dialog.waitFor()
    const close = dialog.getByRole('button', { name: shopper.texts('core')('button.close'), exact: true })
    while (!(await isMeant(dialog, shopper))) await close.click()
  },
})

const TOPIC = '/topic-activity/drama-nights'

/** Creates a stop of a seeded vote (after-sale/ballot) in a state. */
const voteAt = (name: string, id: string, state: Parameters<Translate<typeof voteTexts>>[0]): Stop =>
  stopAt(name, `/vote-detail/${id}`, (shopper) =>
    shopper
      .screen()
      .getByRole('heading', { name: shopper.texts(voteTexts)(state) })
      .waitFor(),
  )

export const visitor: readonly Stop[] = [
  titled('topic-activity', TOPIC, ({ texts }) => texts('layout')('layout.coupons')),
  stopAt('topic-before', '/topic-activity/music-preview', (shopper) =>
    shopper.screen().getByText(shopper.texts('layout')('layout.topicRemind'), { exact: true }).waitFor(),
  ),
  stopAt('topic-over', '/topic-activity/summer-stages', (shopper) => shopper.screen().getByRole('note').waitFor()),
  stopAt('topic-coupon', `${TOPIC}/coupon-template/CT3`, (shopper) =>
    shopper.screen().getByText(shopper.texts('layout')('layout.receive'), { exact: true }).waitFor(),
  ),
  stopAt('window-notice', WINDOWS, ({ page, texts }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: texts('core')('button.gotIt') })
      .waitFor(),
  ),
  windowAt('window-banner', async (dialog, { texts }) => {
    const isNotice = await dialog.getByRole('button', { name: texts('core')('button.gotIt') }).isVisible()
    return !isNotice
  }),
  windowAt('window-coupons', (dialog, { texts }) =>
    dialog.getByRole('heading', { name: texts('layout')('layout.coupons') }).isVisible(),
  ),
  voteAt('vote', 'VT1', 'vote.state.OPEN'),
  voteAt('vote-to-come', 'VT7', 'vote.state.TO_COME'),
  voteAt('vote-canceled', 'VT8', 'vote.state.CANCELED'),
]

export const member: readonly Stop[] = [
  stopAt('annual-review', '/annual-review', (shopper) => shopper.at(shopper.texts('topic')('review.title'))),
  voteAt('vote-ticket', 'VT4', 'vote.state.OPEN'),
  voteAt('vote-level', 'VT6', 'vote.state.NOT_ALLOWED'),
  voteAt('vote-waiting', 'VT9', 'vote.state.WAITING'),
  voteAt('vote-over', 'VT2', 'vote.state.OVER'),
  {
    name: 'vote-checked',
    follows: true,
    reach: async (shopper) => {
      const t = shopper.texts(voteTexts)
      await shopper.button(t('vote.tally.check')).first().click()
      await shopper
        .screen()
        .getByText(t('vote.tally.passed', { total: 1_178 }))
        .waitFor()
    },
  },
]
