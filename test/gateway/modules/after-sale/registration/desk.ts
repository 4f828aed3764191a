import { remainingOf } from '../../../../../scripts/gateway/modules/catalogue/capacity/service'
import { START, type TestGateway } from '../../../support/gateway'
import { newKey, type Shopper, shopperOf } from '../../../support/shopper'

export interface Applicant extends Shopper {
  userId: string
  /** Ids of the attendees. */
  ids: string[]
}

interface Registered {
  registrationId: string
  version: number
}

/** Returns functions that register for open shows at a test gateway. */
export const registrationDesk = (test: TestGateway, phonePrefix: string) => {
  const db = () => test.gateway.context.db
  let count = 0
  /** A new buyer with this number of attendees. Each has another document unless `numbers` names it. */
  const newApplicant = async (people = 1, { numbers = [] as string[], birthday = '1990-01-01' } = {}) => {
    const { userId } = await test.signIn(`${phonePrefix}${String((count += 1)).padStart(4, '0')}`)
    const rows = Array.from({ length: people }, (_, at) => ({
      ...{ audience_id: `G${count}x${at}`, user_id: userId, name: `李${at}`, id_type: 'ID_CARD', birthday, region: '' },
      ...{ id_no: numbers[at] ?? `G${count}N${at}`, country_code: '86', cellphone: '', created_at: START },
    }))
    await db().insertInto('audiences').values(rows).execute()
    return { ...(await shopperOf(test, userId)), userId, ids: rows.map(({ audience_id: id }) => id) } as Applicant
  }
  const register = (applicant: Applicant, showId: string, more: object = {}) =>
    applicant.post(`buyer/v1/open_shows/${showId}/registrations`, {
      ...{ sessionIds: [`${showId}-1`], audienceIds: applicant.ids, quantity: 0, salt: 'ab'.repeat(16) },
      ...{ idempotencyKey: newKey(), ...more },
    })
  return {
    db,
    newApplicant,
    register,
    registered: async (applicant: Applicant, showId: string, more: object = {}) =>
      (await register(applicant, showId, more)).body.data as Registered,
    codeOf: async (answer: Promise<{ body: { statusCode: number } }>) => (await answer).body.statusCode,
    cancel: (applicant: Applicant, { registrationId, version }: Registered) =>
      applicant.post(`buyer/v1/registrations/${registrationId}/cancel`, { version }),
    read: async (applicant: Applicant, { registrationId }: Registered) =>
      (await applicant.get(`buyer/v1/registrations/${registrationId}`)).body.data,
    leftOf: async (ownerId: string, kind = 'QUOTA') => (await remainingOf(db(), kind, [ownerId])).get(ownerId) ?? -1,
    decide: ({ registrationId }: Registered, action: string) =>
      test.ask(`console/api/registrations/${registrationId}`, { method: 'POST', body: { action } }),
    command: (showId: string, action: string) =>
      test.ask('console/api/open-shows', { method: 'POST', body: { showId, action } }),
    /** Logs an applicant in again, after the first access token has expired. */
    again: async (applicant: Applicant): Promise<Applicant> => ({
      ...applicant,
      ...(await shopperOf(test, applicant.userId)),
    }),
  }
}
