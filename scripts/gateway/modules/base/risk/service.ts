import type { Db } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'
import { Attempts } from './attempts'
import { Tries, type TryLimits } from './tries'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Limits for guessing codes: each locks itself after five. */
const CODES: TryLimits = {
  pair: { free: 10, first: 30 * SECOND, longest: 15 * MINUTE },
  account: { free: 20, first: 30 * SECOND, longest: 5 * MINUTE },
  address: { free: 30, first: 30 * SECOND, longest: 15 * MINUTE },
  crowd: 1_000,
}

/** Limits for guessing passwords. */
const PASSWORDS: TryLimits = {
  pair: { free: 5, first: 30 * SECOND, longest: 15 * MINUTE },
  account: { free: 20, first: 30 * SECOND, longest: 5 * MINUTE },
  address: { free: 30, first: 30 * SECOND, longest: 15 * MINUTE },
  crowd: 1_000,
}

/**
 * Limits for guessing codes and links that are worth something to any account. The account is the guesser's own, so that
 * its waits can be long.
 */
const EXCHANGES: TryLimits = {
  pair: { free: 5, first: MINUTE, longest: 60 * MINUTE },
  account: { free: 5, first: MINUTE, longest: 60 * MINUTE },
  address: { free: 30, first: 30 * SECOND, longest: 15 * MINUTE },
  // A family may share one.
  device: { free: 10, first: MINUTE, longest: 60 * MINUTE },
  crowd: 1_000,
}

/** Limits for sending codes and mails: each costs money, and may reach people who did not request it. */
const SENDINGS: TryLimits = {
  pair: { free: 10, first: MINUTE, longest: 60 * MINUTE },
  account: { free: 10, first: MINUTE, longest: 60 * MINUTE },
  address: { free: 60, first: 30 * SECOND, longest: 15 * MINUTE },
  crowd: 2_000,
}

/** The risk service's state in memory. */
export interface Risk {
  /** Signs risk tokens. */
  key: Uint8Array
  attempts: Attempts
  passwords: Tries
  codes: Tries
  exchanges: Tries
  packets: Tries
  sendings: Tries
}

export const createRisk = async (db: Db): Promise<Risk> => ({
  key: await secretKey(db, 'risk_key'),
  attempts: new Attempts(),
  passwords: new Tries(PASSWORDS),
  codes: new Tries(CODES),
  exchanges: new Tries(EXCHANGES),
  packets: new Tries(EXCHANGES),
  sendings: new Tries(SENDINGS),
})
