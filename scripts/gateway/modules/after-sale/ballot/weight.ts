import type { Row, Tx } from '../../../core/database/database'
import type { Vote } from '../../catalogue/vote/service'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Weight from which a ballot needs a captcha, and weight from which it is held. */
export const LINES = { captcha: 3, held: 5 } as const

/** Ballots a minute of one address range or device that are unusual. */
const UNUSUAL = { range: 60, device: 3 } as const

/** Signals of a ballot. */
export interface Signals {
  /** Age of the account, ms. */
  accountAge: number
  /** Number of other accounts that voted with this device; null if the device is unknown. */
  others: number | null
  /** Ballots of the last minute of this address range and of this device. */
  rangePace: number
  devicePace: number
}

/**
 * Returns the weight of a ballot. The address range alone weighs 1, so it never reaches a line: a school or an office
 * has one address. A device that several accounts share weighs most. An unknown device weighs as much
 * as one other account.
 */
export const weightOf = ({ accountAge, others, rangePace, devicePace }: Signals): number =>
  (accountAge < DAY ? 1 : 0) +
  (others === null ? 2 : Math.min(others, 3) * 2) +
  (rangePace >= UNUSUAL.range ? 1 : 0) +
  (devicePace >= UNUSUAL.device ? 1 : 0)

/** Digests of a voter's device and address range; '' for an unknown device. */
export interface Origin {
  deviceKey: string
  rangeKey: string
}

/** Reads the signals of a ballot at `now`. */
export const signalsOf = async (
  tx: Tx,
  { vote_id: voteId }: Vote,
  { user_id: userId, created_at: createdAt }: Row<'users'>,
  { deviceKey, rangeKey }: Origin,
  now: number,
): Promise<Signals> => {
  const ballots = () => tx.selectFrom('vote_ballots').where('vote_id', '=', voteId)
  const paceOf = async (column: 'range_key' | 'device_key', key: string): Promise<number> => {
    const { count } = await ballots()
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where(column, '=', key)
      .where('created_at', '>', now - MINUTE)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const accounts = await ballots()
    .select('user_id')
    .distinct()
    .where('device_key', '=', deviceKey)
    .where('user_id', '<>', userId)
    .limit(3)
    .execute()
  return {
    accountAge: now - createdAt,
    others: deviceKey === '' ? null : accounts.length,
    rangePace: await paceOf('range_key', rangeKey),
    devicePace: deviceKey === '' ? 0 : await paceOf('device_key', deviceKey),
  }
}
