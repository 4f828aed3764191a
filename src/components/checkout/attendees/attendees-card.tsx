import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { AddButton } from '@/components/ui/add-button/add-button'
import { Button } from '@/components/ui/button/button'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { Card } from '@/components/ui/card/card'
import { attendeeProblemText, type AttendeeTexts } from './attendee-messages'
import type { RequiredParts } from '../required-parts'
import type { AttendeesModel } from './attendees.model'
import { AttendeesSheet } from './attendees-sheet'

export interface AttendeesCardProps {
  model: { attendees: AttendeesModel | null; required: RequiredParts }
  showId: string
  /** The texts of attendees of a show, or of the holder of a card. */
  texts?: AttendeeTexts
}

/** Draws the selected attendees and the sheet to select them; nothing for a purchase without names. */
export const AttendeesCard = observer(
  ({ model: { attendees, required }, showId, texts = 'confirm' }: AttendeesCardProps) => {
    const t = useTexts(checkoutTexts)
    const [open, setOpen] = useState(false)
    if (!attendees?.required) return null
    const { rule, chosen, missing, seats } = attendees
    return (
      <Card
        id={required.idOf('attendees')}
        title={t(`${texts}.people`)}
        note={t(`${texts}.peopleNote`, { count: rule.count })}
        problem={required.isMissing('attendees') ? attendeeProblemText(attendees.problem, chosen, t, texts) : ''}
        action={
          chosen.length > 0 && (
            <Button
              kind="quiet"
              size="s"
              onClick={() => setOpen(true)}
              label={`${t('button.change')} ${t(`${texts}.people`)}`}
            >
              {t('button.change')}
            </Button>
          )
        }
      >
        {chosen.map((attendee, index) => (
          <SelectRow
            key={attendee.audienceId}
            strong
            title={attendee.name}
            notes={[seats[index] ?? '', `${t(`idType.${attendee.idType}`)} ${attendee.idNo}`]}
            action={{
              icon: 'close',
              label: t('confirm.remove', { name: attendee.name }),
              onClick: () => attendees.toggle(attendee),
            }}
          />
        ))}
        {missing > 0 && <AddButton text={t(`${texts}.choosePeople`)} onClick={() => setOpen(true)} />}
        <AttendeesSheet
          attendees={attendees}
          open={open}
          onClose={() => setOpen(false)}
          showId={showId}
          texts={texts}
        />
      </Card>
    )
  },
)
