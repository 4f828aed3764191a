import { layoutTexts } from '@/locales/namespaces/layout'
import { joinFacts } from '@/lib/join-facts'
import { dayText } from '../../dates'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import { Offer, OfferList } from '../offer/offer'
import type { PartProps } from '../part'
import { useMore } from '../use-target'

/** Draws the merchant's votes: deadline and number of votes. */
export function Vote({ component: { title, subTitle, moreTarget, votes } }: PartProps<'VOTE'>) {
  const t = useTexts(layoutTexts)
  const more = useMore(moreTarget)
  const { clock } = useServices()
  if (votes.length === 0) return null
  return (
    <Section title={title || t('layout.votes')} note={subTitle} more={more}>
      <OfferList>
        {votes.map(({ voteId, title: name, voteCount, endTime, utcOffset }) => {
          const over = endTime !== null && endTime <= clock.now()
          return (
            <Offer
              key={voteId}
              icon="star"
              title={name}
              note={joinFacts([
                endTime === null
                  ? null
                  : t('layout.until', { date: dayText(endTime, { now: clock.now(), utcOffset }, t) }),
                t('layout.voteCount', { count: voteCount }),
              ])}
              act={t(over ? 'layout.over' : 'layout.vote')}
              over={over}
              target={{ kind: 'VOTE', params: { id: voteId } }}
            />
          )
        })}
      </OfferList>
    </Section>
  )
}
