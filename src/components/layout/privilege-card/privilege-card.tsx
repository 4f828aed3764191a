import { layoutTexts } from '@/locales/namespaces/layout'
import { formatMoney } from '@/locales/format-money'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import { Offer, OfferList } from '../offer/offer'
import type { PartProps } from '../part'
import { useMore } from '../use-target'

/** Draws the privilege cards on sale. */
export function PrivilegeCard({ component: { title, subTitle, moreTarget, cards } }: PartProps<'PRIVILEGE_CARD'>) {
  const t = useTexts(layoutTexts)
  const more = useMore(moreTarget)
  if (cards.length === 0) return null
  return (
    <Section title={title || t('layout.cards')} note={subTitle} more={more}>
      <OfferList>
        {cards.map(({ cardId, name, description, price }) => (
          <Offer
            key={cardId}
            icon="card"
            title={name}
            note={description}
            act={price === null ? t('layout.learnMore') : t('price.amount', { amount: formatMoney(price) })}
            target={{ kind: 'BENEFIT_CARD', params: { cardId } }}
          />
        ))}
      </OfferList>
    </Section>
  )
}
