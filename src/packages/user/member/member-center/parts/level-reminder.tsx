import { observer } from 'mobx-react'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import { LevelReminderModel } from '../level-reminder.model'

/** Draws the row that requests a message of the host before the level ends. Draws nothing without such messages. */
export const LevelReminder = observer(() => {
  const t = useTexts(memberCenterTexts)
  const { state, subscribe } = useModel((deps) => new LevelReminderModel(deps))
  if (state === 'NONE') return null
  return (
    <ListGroup>
      <ListRow
        icon="bell"
        title={t('memberCenter.remind')}
        note={t(state === 'SUBSCRIBED' ? 'memberCenter.reminded' : 'memberCenter.remindNote')}
        {...(state === 'OFFERED' && { onClick: subscribe })}
      />
    </ListGroup>
  )
})
