import type { Tx } from '../../../core/database/database'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY } from '../../../core/seed/relative-time'
import { putCertification, VALID_FOR } from './state-service'

/**
 * Writes an identity and a passed face check for the demo member. They have no encrypted data, because nothing reads
 * it.
 */
export const seedCertifications = async (tx: Tx, now: number): Promise<void> => {
  const at = now - 60 * DAY
  const passed = { auth_status: 'AUTH_SUCCESS', verified_at: at }
  const person = { id_type: 'ID_CARD', name_mask: '林*', number_mask: '3101**********0019' }
  await putCertification(tx, DEMO_MEMBER, 'PERSON', { ...passed, ...person }, at)
  await putCertification(tx, DEMO_MEMBER, 'ELECTRONIC_CERT', { ...passed, valid_until: at + VALID_FOR }, at)
}
