import type { PermitState } from '../../../../../src/domain/permit/permit'
import type { Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { sendMessage } from '../../base/message/service'
import type { Permit } from './state-service'
import { texts } from './texts'

const KEYS = {
  CONFIRMED: 'confirmed',
  APPROVED: 'approved',
  NEEDS_CHANGE: 'needsChange',
  REJECTED: 'rejected',
  SUSPENDED: 'suspended',
  REVOKED: 'revoked',
} as const

const isKey = (state: PermitState): state is keyof typeof KEYS => state in KEYS

/** Notifies the applicant of a state that others caused, with a link to the permit. */
export const notifyState = async (tx: Tx, row: Permit, now: number): Promise<void> => {
  if (!isKey(row.state)) return
  const { name } = await getRow(tx, 'permit_projects', { project_code: row.project_code })
  await sendMessage(tx, {
    ...{ userId: row.user_id, channel: null, openId: null, kind: 'PERMIT', now },
    content: texts.translateAll(KEYS[row.state], (lang) => ({ name: name[lang] })),
    path: `/work-permit/records?permitId=${row.permit_id}`,
  })
}
