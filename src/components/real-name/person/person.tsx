import type { Attendee } from '@/api/attendee'
import { useTexts } from '../../texts'
import { RowText } from '../../ui/select-row/row-text'

export interface PersonProps {
  attendee: Pick<Attendee, 'name' | 'idType' | 'idNo'>
  /** Reason why the attendee cannot be selected; '' if the attendee can be selected. */
  reason?: string
}

/** Draws an attendee for selection: name, masked document, and the reason if unsuitable. */
export function Person({ attendee, reason }: PersonProps) {
  const t = useTexts()
  const { name, idType, idNo } = attendee
  return <RowText strong title={name} notes={[`${t(`idType.${idType}`)} ${idNo}`]} reason={reason} />
}
