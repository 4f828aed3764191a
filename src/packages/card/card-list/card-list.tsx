import { cardsOnSale, ownCards } from '@/api/card'
import type { CardFace } from '@/api/card-face'
import { CardRow } from '@/components/card/card-row/card-row'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { cardTexts } from '@/locales/namespaces/card'
import { linkTo } from '@/router/link-to'
import { WalletLink } from './parts/wallet-link'

/** Number of entries per page (shell §9). */
const LENGTH = 20

const TABS = ['sale', 'mine', 'history'] as const

const tabOf = (name: string | undefined) => TABS.find((tab) => tab === name) ?? 'sale'

const Row = ({ item }: { item: CardFace }) => <CardRow card={item} />

/** Screen of privilege cards: cards on sale, the buyer's cards, and past cards. */
export default listScreen('card-list', {
  texts: cardTexts,
  title: (t) => t('card.title'),
  Head: WalletLink,
  filters: (t, { tab }) => [
    {
      name: 'tab',
      label: t('card.tabs'),
      options: TABS.map((value) => ({ value, text: t(`card.tab.${value}`) })),
      initial: tabOf(tab),
    },
  ],
  load:
    ({ client }, _, chosen) =>
    (offset) => {
      const tab = tabOf(chosen().tab)
      const page = { offset, length: LENGTH }
      if (tab === 'sale') return client.call(cardsOnSale, page, pageOptions(offset))
      const filter = tab === 'history' ? { ...page, history: true } : page
      return client.call(ownCards, filter, pageOptions(offset))
    },
  keyOf: ({ cardId, userCardInstanceId }) => userCardInstanceId || cardId,
  rules: { perUser: true },
  Row,
  ghost: <Skeleton shape="block" height="260px" />,
  empty: (t, { tab }) => ({
    scene: 'no-result',
    sentence: t(`card.empty.${tabOf(tab)}`),
    ...(tab === 'mine' && { hint: t('card.empty.mineHint') }),
    action:
      tabOf(tab) === 'sale'
        ? { text: t('button.browse'), to: linkTo('all') }
        : { text: t('card.toSale'), to: linkTo('card-list', { tab: 'sale' }) },
  }),
})
