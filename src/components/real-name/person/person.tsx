import type { Attendee } from '@/api/attendee'
import { useTexts } from '../../texts'
import { RowText } from '../../ui/select-row/row-text'

export interface PersonProps {
  attendee: Pick<Attendee, 'name' | 'idType' | 'idNo'>
  /** Why they cannot be chosen; '' when they can. */
  reason?: string
}

/** An attendee to choose: name, document masked, and why not. */
export function Person({ attendee, reason }: PersonProps) {
  const t = useTexts()
  const { name, idType, idNo } = attendee
  return <RowText strong title={name} notes={[`${t(`idType.${idType}`)} ${idNo}`]} reason={reason} />
}
