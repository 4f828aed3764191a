import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ID_TYPES } from '@/domain/identity/id-type'
import { AttendeeRows } from '@/components/attendee/attendee-rows'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { attendeeMax } from '@/domain/attendee'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { ageRuleText, attendeeProblemText, type AttendeeTexts } from './attendee-messages'
import type { AttendeesModel } from './attendees.model'
import styles from './attendees-sheet.module.scss'

export interface AttendeesSheetProps {
  attendees: AttendeesModel
  open: boolean
  onClose: () => void
  showId: string
  texts: AttendeeTexts
}

/** Draws the buyer's attendees for selection; unsuitable attendees show the reason. */
export const AttendeesSheet = observer(({ attendees, open, onClose, showId, texts }: AttendeesSheetProps) => {
  const t = useTexts(checkoutTexts)
  const { rule, chosen, problem } = attendees
  // True after the first attempt to close the sheet: shows why "done" is blocked.
  const [tried, setTried] = useState(false)
  const reason = tried ? attendeeProblemText(problem, chosen, t, texts) : ''
  const handleClose = () => {
    setTried(false)
    onClose()
  }
  const handleDone = () => (problem ? setTried(true) : handleClose())
  const taken = rule.idTypes ?? []
  // Lists the accepted documents only if some are not accepted.
  const documents =
    taken.length < ID_TYPES.length ? taken.map((type) => t(`idType.${type}`)).join(t('common.separator')) : ''
  const age = rule.age ? ageRuleText({ count: attendeeMax(rule), ...rule.age }, t) : ''
  const add = linkTo('audience-modification', { pick: '1', showId })
  return (
    <Sheet
      open={open}
      title={t(`${texts}.choosePeople`)}
      onClose={handleClose}
      footer={
        <View>
          <View className={styles.reasonLine} role="alert">
            {reason && <Text>{reason}</Text>}
          </View>
          <View className={styles.acts}>
            <Button kind="secondary" icon="plus" className={styles.act} to={add}>
              {t(`${texts}.addPerson`)}
            </Button>
            <Button className={styles.act} onClick={handleDone}>
              {t('button.done')}
            </Button>
          </View>
        </View>
      }
    >
      <View className={textStyles.meta} ariaLive="polite">
        <Text>{t('confirm.chosenOf', { chosen: chosen.length, max: attendeeMax(rule) })}</Text>
      </View>
      {age && <View className={textStyles.meta}>{age}</View>}
      {documents && <View className={textStyles.meta}>{t('confirm.documents', { types: documents })}</View>}
      <AsyncView compact of={attendees.list} skeleton={<Skeleton shape="block" height="56px" />}>
        {(list) => (
          <AttendeeRows
            list={list}
            choice={attendees}
            reasonOf={(each) => (attendees.fits(each) ? '' : each.reason || t(`${texts}.notTaken`))}
            empty={{ sentence: t(`${texts}.noPeople`), hint: t('confirm.noPeopleHint') }}
          />
        )}
      </AsyncView>
    </Sheet>
  )
})
