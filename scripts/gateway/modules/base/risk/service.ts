import type { Db } from '../../../core/database/database'
import { secretKey } from '../../../core/keys'
import { Attempts } from './attempts'
import { Tries, type TryLimits } from './tries'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Limits for guessing verification codes. In addition, each code is locked after five wrong attempts. */
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
 * Limits for guessing codes and links that any account can redeem. Long waits are acceptable, because they only affect
 * the account that guesses.
 */
const EXCHANGES: TryLimits = {
  pair: { free: 5, first: MINUTE, longest: 60 * MINUTE },
  account: { free: 5, first: MINUTE, longest: 60 * MINUTE },
  address: { free: 30, first: 30 * SECOND, longest: 15 * MINUTE },
  // A family may share a device.
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

/** In-memory state of the risk service. */
export interface Risk {
  /** Key that signs risk tokens. */
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
