import type { ActivityBrief } from '@/api/layout-blocks'
import { joinFacts } from '@/lib/join-facts'
import { layoutTexts } from '@/locales/namespaces/layout'
import { momentText } from '../../dates'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Section } from '../../ui/section/section'
import { Offer, OfferList } from '../offer/offer'
import type { PartProps } from '../part'
import { useMore } from '../use-target'

const stateOf = ({ endTime, quota, enrolled }: ActivityBrief, now: number): 'over' | 'full' | 'open' => {
  if (endTime !== null && endTime <= now) return 'over'
  return quota > 0 && enrolled >= quota ? 'full' : 'open'
}

const ACTS = { over: 'layout.over', full: 'layout.full', open: 'layout.enrol' } as const

/** Draws activities that the visitor can sign up for: time, location and availability. */
export function ActivityEnrol({ component }: PartProps<'ACTIVITY_ENROL'>) {
  const t = useTexts(layoutTexts)
  const now = useServices().clock.now()
  const { title, subTitle, moreTarget, activities } = component
  const more = useMore(moreTarget)
  if (activities.length === 0) return null
  return (
    <Section title={title || t('layout.activities')} note={subTitle} more={more}>
      <OfferList>
        {activities.map((activity) => {
          const { activityId, title: name, place, startTime, utcOffset } = activity
          const state = stateOf(activity, now)
          const when = startTime === null ? null : momentText(startTime, { now, utcOffset }, t)
          return (
            <Offer
              key={activityId}
              icon="people"
              title={name}
              note={joinFacts([when, place])}
              act={t(ACTS[state])}
              over={state !== 'open'}
              target={{ kind: 'ACTIVITY_ENROL', params: { activityId } }}
            />
          )
        })}
      </OfferList>
    </Section>
  )
}
