import { observer } from 'mobx-react'
import { View } from '@tarojs/components'
import type { Attendee } from '@/api/attendee'
import { Person } from '@/components/real-name/person/person'
import { seatName } from '@/components/real-name/seat-name'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { namesTexts } from '@/locales/namespaces/names'
import { linkTo } from '@/router/link-to'
import type { RealNameSingleModel } from '../../real-name-single.model'
import styles from './choose-card.module.scss'

/** Draws the choice between stored attendees and a new attendee, for one ticket. */
export const ChooseCard = observer(({ model }: { model: RealNameSingleModel }) => {
  const t = useTexts(namesTexts)
  const { naming, people, state, ticket, tried, chosen } = model
  const corrects = state === 'correct'
  return (
    <Card
      title={t(corrects ? 'names.single.correct' : 'names.single.choose')}
      note={corrects ? t('names.single.correctNote') : undefined}
      problem={tried && !chosen ? t('names.chooseOne') : ''}
    >
      <AsyncView compact of={people.list} skeleton={<Skeleton shape="block" height="168px" />}>
        {(list) => <List model={model} list={list} />}
      </AsyncView>
      <View className={styles.acts}>
        {model.takesIdCards && ticket && (
          <Button
            kind="secondary"
            size="m"
            className={styles.act}
            to={linkTo('real-idCard', { id: naming.voucherId, ticketId: ticket.ticketId })}
          >
            {t('names.byIdCard')}
          </Button>
        )}
        <Button kind="secondary" size="m" icon="plus" className={styles.act} to={people.add}>
          {t('names.addPerson')}
        </Button>
      </View>
    </Card>
  )
})

const List = observer(({ model, list }: { model: RealNameSingleModel; list: readonly Attendee[] }) => {
  const t = useTexts(namesTexts)
  const { naming, people, ticket } = model
  // The current attendee of the ticket is displayed above, so only the other attendees are listed.
  const others = list.filter(({ audienceId }) => audienceId !== ticket?.audienceId)
  if (others.length === 0)
    return <Empty compact scene="no-result" sentence={t('names.noPeople')} hint={t('names.noPeopleHint')} />
  const reasonOf = (attendee: Attendee): string => {
    if (!people.fits(attendee)) return attendee.reason || t('names.notTaken')
    const other = naming.otherTicketOf(attendee.audienceId, ticket?.ticketId)
    return other ? t('names.elsewhere', { seat: seatName(other, naming.tickets.indexOf(other), t) }) : ''
  }
  return (
    <RadioGroup
      label={t('names.single.choose')}
      value={model.chosenId}
      onChange={model.choose}
      options={others.map((attendee) => ({
        value: attendee.audienceId,
        content: <Person attendee={attendee} reason={reasonOf(attendee)} />,
        disabled: !model.canChoose(attendee),
      }))}
    />
  )
})
