import { ownCards } from '@/api/card'
import type { Wallet } from '@/api/wallet'
import { CardRow } from '@/components/card/card-row/card-row'
import { HorizontalList } from '@/components/layout/horizontal-list/horizontal-list'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { walletTexts } from '@/locales/namespaces/wallet'
import { linkTo } from '@/router/link-to'
import blockStyles from '../../parts/block.module.scss'
import styles from './blocks.module.scss'

/** Maximum number of cards in this section. */
const LENGTH = 6

/**
 * Draws the cards in the order in which they are used up, with the total balance.
 * @param total undefined while unknown
 */
export function CardBlock({ total }: { total: Wallet['cards'] | undefined }) {
  const t = useTexts(walletTexts)
  const { cards } = useModel(({ screen }) => ({ cards: screen.query(ownCards, { offset: 0, length: LENGTH }) }))
  const note =
    total &&
    joinFacts([
      t('wallet.cardCount', { count: total.count }),
      total.balance > 0 ? t('wallet.balance', { amount: formatMoney(total.balance) }) : null,
      total.timesLeft > 0 ? t('wallet.timesLeft', { count: total.timesLeft }) : null,
    ])
  return (
    <Section
      className={blockStyles.block}
      title={t('wallet.cards')}
      note={note}
      more={{ to: linkTo('card-list', { tab: 'mine' }) }}
    >
      <AsyncView compact of={cards} skeleton={<Skeleton shape="block" height="216px" />}>
        {({ items }) => (
          <HorizontalList cardClass={styles.card} columns={3}>
            {items.map((card) => (
              <CardRow key={card.userCardInstanceId} card={card} />
            ))}
          </HorizontalList>
        )}
      </AsyncView>
    </Section>
  )
}
