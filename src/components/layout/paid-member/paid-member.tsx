import { layoutTexts } from '@/locales/namespaces/layout'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import { Offer, OfferList } from '../offer/offer'
import type { PartProps } from '../part'
import { useMore } from '../use-target'

/** Draws the levels of the paid membership with their benefits. */
export function PaidMember({ component: { title, subTitle, moreTarget, levels } }: PartProps<'PAID_MEMBER'>) {
  const t = useTexts(layoutTexts)
  const more = useMore(moreTarget)
  if (levels.length === 0) return null
  return (
    <Section title={title || t('layout.member')} note={subTitle} more={more}>
      <OfferList>
        {levels.map(({ level, name, rights, price }) => (
          <Offer
            key={level}
            icon="crown"
            title={name}
            note={joinFacts(rights)}
            act={price === null ? t('layout.learnMore') : t('price.amount', { amount: formatMoney(price) })}
            target={{ kind: 'MEMBER_CENTER', params: { level: String(level) } }}
          />
        ))}
      </OfferList>
    </Section>
  )
}
