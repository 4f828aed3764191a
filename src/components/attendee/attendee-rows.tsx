import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Attendee } from '@/api/attendee'
import { Person } from '../real-name/person/person'
import { Checkbox } from '../ui/checkbox/checkbox'
import { Empty, type EmptyProps } from '../ui/empty/empty'

interface AttendeeRowsProps {
  list: readonly Attendee[]
  choice: {
    isChosen: (audienceId: string) => boolean
    canChoose: (attendee: Attendee) => boolean
    toggle: (attendee: Attendee) => void
  }
  /** Returns the reason why an attendee cannot be selected; '' if the attendee can be selected. */
  reasonOf: (attendee: Attendee) => string
  /** Content instead of an empty list. */
  empty: Pick<EmptyProps, 'sentence' | 'hint'>
}

/** Draws the buyer's attendees as checkboxes. Shows the reason beside attendees who cannot be selected. */
export const AttendeeRows = observer(({ list, choice, reasonOf, empty }: AttendeeRowsProps) => {
  if (list.length === 0) return <Empty compact scene="no-result" {...empty} />
  return (
    <View>
      {list.map((attendee) => (
        <Checkbox
          key={attendee.audienceId}
          row
          checked={choice.isChosen(attendee.audienceId)}
          disabled={!choice.canChoose(attendee)}
          onChange={() => choice.toggle(attendee)}
        >
          <Person attendee={attendee} reason={reasonOf(attendee)} />
        </Checkbox>
      ))}
    </View>
  )
})
