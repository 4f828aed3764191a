import { observer } from 'mobx-react'
import type { OpenShow } from '@/api/open-show'
import { AttendeeRows } from '@/components/attendee/attendee-rows'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { Stepper } from '@/components/ui/stepper/stepper'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import type { OpenShowFormModel } from '../open-show-form.model'
import { groupText } from './missing-parts'

/** Draws the choice of attendees, or of a number of people for a show without documents. */
export const PeopleCard = observer(({ model, show }: { model: OpenShowFormModel; show: OpenShow }) => {
  const t = useTexts(openShowTexts)
  const { attendees, needsPeople, quantity, required, group, setQuantity } = model
  const { groupMax } = show
  if (!needsPeople)
    return (
      <Card
        title={t('openShow.places')}
        mark={<Stepper value={quantity} max={groupMax} label={t('openShow.places')} onChange={setQuantity} />}
      />
    )
  return (
    <Card
      id={required.idOf('people')}
      title={t('openShow.people')}
      note={t('openShow.peopleNote', { count: groupMax })}
      problem={required.isMissing('people') ? groupText(group, t) : ''}
      action={
        <Button kind="quiet" size="s" icon="plus" to={linkTo('audience-modification', { pick: '1' })}>
          {t('openShow.addPerson')}
        </Button>
      }
    >
      <AsyncView compact of={attendees.list} skeleton={<Skeleton shape="block" height="120px" />}>
        {(list) => (
          <AttendeeRows
            list={list}
            choice={attendees}
            reasonOf={(each) => (attendees.fits(each) ? '' : each.reason || t('openShow.notAccepted'))}
            empty={{ sentence: t('openShow.noPeople'), hint: t('openShow.noPeopleHint') }}
          />
        )}
      </AsyncView>
    </Card>
  )
})
