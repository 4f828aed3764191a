import { observer } from 'mobx-react'
import type { Attendee } from '@/api/attendee'
import { AttendeeRows } from '@/components/attendee/attendee-rows'
import { seatName } from '@/components/real-name/seat-name'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { namesTexts } from '@/locales/namespaces/names'
import type { TicketBindAudienceModel } from '../../ticket-bind-audience.model'
import styles from './people-card.module.scss'

/** Draws the buyer's attendees for selection. If an attendee cannot be selected, draws the reason. */
export const PeopleCard = observer(({ model }: { model: TicketBindAudienceModel }) => {
  const t = useTexts(namesTexts)
  const { people, chosen, naming, tickets, tried } = model
  const reasonOf = (attendee: Attendee): string => {
    if (!people.fits(attendee)) return attendee.reason || t('names.notTaken')
    const other = naming.otherTicketOf(attendee.audienceId)
    return other ? t('names.elsewhere', { seat: seatName(other, naming.tickets.indexOf(other), t) }) : ''
  }
  return (
    <Card
      title={t('names.people')}
      note={t('names.chosen', { chosen: chosen.length, max: tickets.length })}
      problem={tried && chosen.length === 0 ? t('names.needMore') : ''}
    >
      <AsyncView compact of={people.list} skeleton={<Skeleton shape="block" height="168px" />}>
        {(list) => (
          <AttendeeRows
            list={list}
            choice={model}
            reasonOf={reasonOf}
            empty={{ sentence: t('names.noPeople'), hint: t('names.noPeopleHint') }}
          />
        )}
      </AsyncView>
      <Button kind="secondary" size="m" block icon="plus" className={styles.add} to={people.add}>
        {t('names.addPerson')}
      </Button>
    </Card>
  )
})
