import { cardTexts } from '@/locales/namespaces/card'
import { linkTo } from '@/router/link-to'
import { CardRow } from '../../card/card-row/card-row'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import type { PartProps } from '../part'
import { useMore } from '../use-target'
import styles from './privilege-card.module.scss'

/** Draws the privilege cards on sale. */
export function PrivilegeCard({ component: { title, subTitle, moreTarget, cards } }: PartProps<'PRIVILEGE_CARD'>) {
  const t = useTexts(cardTexts)
  const more = useMore(moreTarget)
  if (cards.length === 0) return null
  return (
    <Section title={title || t('card.title')} note={subTitle} more={more ?? { to: linkTo('card-list') }}>
      <HorizontalList cardClass={styles.card} columns={3}>
        {cards.map((card) => (
          <CardRow key={card.cardId} card={card} />
        ))}
      </HorizontalList>
    </Section>
  )
}
