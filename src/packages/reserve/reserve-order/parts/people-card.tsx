import { observer } from 'mobx-react'
import type { Reservation } from '@/api/reservation'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { SelectRow } from '@/components/ui/select-row/select-row'
import { reserveTexts } from '@/locales/namespaces/reserve'
import type { ReserveOrderModel } from '../reserve-order.model'

interface PeopleCardProps {
  model: ReserveOrderModel
  reservation: Reservation
}

/**
 * Draws the people of a reservation. All people but the last can be removed. Draws nothing for a reservation without
 * names.
 */
export const PeopleCard = observer(({ model, reservation: { people } }: PeopleCardProps) => {
  const t = useTexts(reserveTexts)
  if (people.length === 0) return null
  const canRemove = model.isOpen && people.length > 1
  return (
    <Card title={t('reserve.people')}>
      {people.map((person) => (
        <SelectRow
          key={person.personId}
          strong
          title={person.name}
          notes={[`${t(`idType.${person.idType}`)} ${person.idNo}`, person.isMinor ? t('reserve.minor') : '']}
          {...(canRemove && {
            action: {
              icon: 'close' as const,
              label: t('reserve.remove', { name: person.name }),
              onClick: () => model.remove(person),
            },
          })}
        />
      ))}
    </Card>
  )
})
