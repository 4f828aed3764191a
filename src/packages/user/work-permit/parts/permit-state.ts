import type { Permit } from '@/api/permit'
import { nearTime } from '@/components/dates'
import { localDate } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'
import type { permitTexts } from '@/locales/namespaces/permit'
import { dateText } from './dates'

type T = Translate<typeof permitTexts>

/** Returns the label of a permit's state. A valid permit is labeled by its days and by the gates. */
export const permitStateText = ({ state, inside, days, project }: Permit, now: number, t: T): string => {
  if (state !== 'APPROVED') return t(`permit.state.${state}`)
  if (inside.length > 0) return t('permit.state.IN')
  return t(days.includes(localDate(now, project.utcOffset)) ? 'permit.state.TODAY' : 'permit.state.APPROVED')
}

/** Returns the explanation of a permit's state: the next step, its deadline, or the reason. */
export const permitHint = (permit: Permit, now: number, t: T): string => {
  const { state, reason, changes, decidesBy, days, project } = permit
  const at = { now, utcOffset: project.utcOffset }
  if (state === 'CONFIRMED') return t('permit.hint.CONFIRMED', { time: nearTime(decidesBy, at, t) })
  if (state === 'NEEDS_CHANGE') return changes?.note || t(`permit.changeReason.${changes?.reason ?? 'OTHER'}`)
  if (state === 'REJECTED' || state === 'REVOKED') return t(`permit.reason.${reason ?? 'NONE'}`)
  if (state !== 'APPROVED') return t(`permit.hint.${state}`)
  const today = localDate(now, project.utcOffset)
  const next = days.find((day) => day >= today)
  if (next === today || next === undefined) return t('permit.hint.TODAY')
  return t('permit.hint.APPROVED', { date: dateText(next, now, t) })
}
