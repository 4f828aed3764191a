import { observer } from 'mobx-react'
import { AttendeeRows } from '@/components/attendee/attendee-rows'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { Stepper } from '@/components/ui/stepper/stepper'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import type { ReserveDetailModel } from '../reserve-detail.model'
import { peopleText } from './missing-parts'

/** Draws the choice of attendees, or of a number of places for a service without documents. */
export const PeopleCard = observer(({ model }: { model: ReserveDetailModel }) => {
  const t = useTexts(reserveTexts)
  const { attendees, loggedIn, most, needsPeople, people, quantity, required } = model
  if (!needsPeople)
    return (
      <Card
        title={t('reserve.places')}
        mark={<Stepper value={quantity} max={most} label={t('reserve.places')} onChange={model.setQuantity} />}
      />
    )
  return (
    <Card
      id={required.idOf('people')}
      title={t('reserve.people')}
      note={t('reserve.peopleNote', { count: most })}
      problem={required.isMissing('people') && loggedIn ? peopleText(people, t) : ''}
      action={
        loggedIn && (
          <Button kind="quiet" size="s" icon="plus" to={linkTo('audience-modification', { pick: '1' })}>
            {t('reserve.addPerson')}
          </Button>
        )
      }
    >
      {loggedIn ? (
        <AsyncView compact of={attendees.list} skeleton={<Skeleton shape="block" height="120px" />}>
          {(list) => (
            <AttendeeRows
              list={list}
              choice={attendees}
              reasonOf={(each) => (attendees.fits(each) ? '' : each.reason || t('reserve.notAccepted'))}
              empty={{ sentence: t('reserve.noPeople'), hint: t('reserve.noPeopleHint') }}
            />
          )}
        </AsyncView>
      ) : (
        <Button kind="secondary" block onClick={model.logIn}>
          {t('reserve.login')}
        </Button>
      )}
    </Card>
  )
})
