import { runSeed } from '../../../../support/scope'
import { useGateway } from '../../../support/gateway'
import { seeded } from '../../../support/mutations'
import { registrationDesk } from './desk'

const SEED = runSeed()
const test = useGateway()
const { cancel, db, decide, newApplicant, read, register } = registrationDesk(test, '1396202')

/** Sessions whose held and free places differ from their total. */
const unbalanced = async () => {
  const capacities = await db().selectFrom('capacities').selectAll().where('kind', 'like', 'QUOTA%').execute()
  const holds = await db().selectFrom('capacity_holds').selectAll().where('state', '<>', 'RETURNED').execute()
  return capacities.filter(({ kind, owner_id: id, total, remaining }) => {
    const own = holds.filter((hold) => hold.kind === kind && hold.owner_id === id)
    return remaining + own.reduce((sum, { quantity }) => sum + quantity, 0) !== total
  })
}

it(`loses and duplicates no place in a random walk, seed ${SEED}`, async () => {
  const random = seeded(SEED)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]
  const applicants = [await newApplicant(1), await newApplicant(2), await newApplicant(3)]
  const made: { applicant: (typeof applicants)[number]; id: string }[] = []
  for (let step = 0; step < 40; step += 1) {
    const chosen = made.length > 0 ? pick(made) : undefined
    if (!chosen || random() < 0.4) {
      const applicant = pick(applicants)
      const { data } = (await register(applicant, pick(['OS1001', 'OS1002', 'OS1004', 'OS1005']), { quantity: 1 })).body
      if (data) made.push({ applicant, id: data.registrationId })
    } else {
      const registration = await read(chosen.applicant, { registrationId: chosen.id, version: 1 })
      const action = pick(['CANCEL', 'APPROVE', 'NO_PLACES', 'ADMIT'])
      await (action === 'CANCEL' ? cancel(chosen.applicant, registration) : decide(registration, action))
    }
  }
  expect(made.length).toBeGreaterThan(5)
  expect(await unbalanced()).toEqual([])
})
