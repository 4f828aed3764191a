import type { Tx } from '../../../core/database/database'
import { sendMessage } from '../../base/message/service'
import { minuteLine } from '../../catalogue/show/date-service'
import type { OpenShow } from '../../catalogue/open-show/service'
import type { Registration } from './state-service'
import { texts } from './texts'

/** Returns the key of the message about a state, or null for a state that the buyer caused or that needs no message. */
const keyOf = ({ state }: Registration, { giving }: OpenShow) => {
  if (state === 'APPLIED') return giving === 'DRAW' ? 'appliedDraw' : 'appliedReview'
  if (state === 'APPROVED') return 'approved'
  if (state === 'NEEDS_CHANGE') return 'needsChange'
  if (state === 'REJECTED') return 'rejected'
  if (state === 'NOT_DRAWN') return 'notDrawn'
  return state === 'CALLED_OFF' ? 'calledOff' : null
}

/** Notifies the buyer of the state of a registration, with a link to it. */
export const notifyState = async (tx: Tx, row: Registration, show: OpenShow, now: number): Promise<void> => {
  const key = keyOf(row, show)
  if (!key) return
  const { name, utc_offset: offset, decides_at: decidesAt } = show
  await sendMessage(tx, {
    ...{ userId: row.user_id, channel: null, openId: null, kind: 'REGISTRATION', now },
    content: texts.translateAll(key, (lang) => ({
      name: name[lang],
      time: minuteLine(lang, row.starts_at, offset),
      until: minuteLine(lang, row.change_until ?? decidesAt ?? row.starts_at, offset),
    })),
    path: `/open-show-detail?registrationId=${row.registration_id}`,
  })
}
