import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refusal } from '../../../core/envelope'
import { TaskQueue } from '../../../core/task-queue'
import { type Cost, hashCost } from './hash-cost'
import { texts } from './texts'

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>
const LENGTH = 32
const MEGABYTE = 1024 * 1024

/** Cost of rows in the old format `salt:hash`, which does not contain the cost. */
const OLD_COST: Cost = { log: 14, r: 8, p: 1 }

/** Number of parallel hashes: half of Node's worker threads. Compression and file access use the other threads. */
const PLACES = 2
/** Maximum length of the queue. A hash takes 0.1 to 0.2 s, so the last one in the queue waits 2 to 3 s. */
const MAX_WAITING = 32

const queue = new TaskQueue(PLACES, MAX_WAITING)
const busy = () => new Refusal('tooMany', { http: 429, comment: (lang) => texts.translate(lang, 'passwordsBusy') })

interface Stored extends Cost {
  salt: Buffer
  hash: Buffer
}

/**
 * Returns the hash of a password. Normalizes its characters, because a password can be typed in several ways (NIST SP
 * 800-63B). Does not trim it.
 */
const hashOf = (password: string, { log, r, p, salt }: Omit<Stored, 'hash'>): Promise<Buffer> =>
  queue.run(() => derive(password.normalize('NFKC'), salt, LENGTH, { N: 2 ** log, r, p, maxmem: 64 * MEGABYTE }), busy)

const read = (stored: string): Stored => {
  const parts = stored.split(':')
  const [salt, hash] = parts.slice(-2).map((part) => Buffer.from(part, 'base64url'))
  if (parts.length === 2) return { ...OLD_COST, salt, hash }
  const [log, r, p] = parts[0].split(',').map(Number)
  return { log, r, p, salt, hash }
}

/** Returns `log,r,p:salt:hash` with salt and hash in base64url. Throws `Refusal` tooMany if the queue is full. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const hash = await hashOf(password, { ...hashCost.current, salt })
  return [Object.values(hashCost.current).join(), salt.toString('base64url'), hash.toString('base64url')].join(':')
}

/**
 * Compares a password with the stored hash in constant time. If there is no stored hash, hashes the password anyway and
 * returns false. Throws the same refusal as `hashPassword`.
 */
export const passwordMatches = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const facts = stored ? read(stored) : { ...hashCost.current, salt: randomBytes(16), hash: Buffer.alloc(0) }
  const derived = await hashOf(password, facts)
  return facts.hash.length === LENGTH && timingSafeEqual(derived, facts.hash)
}

/** Returns true if the cost in a row is outdated, so that a correct password should be hashed again. */
export const isOutdatedHash = (stored: string): boolean => {
  const { log, r, p } = read(stored)
  const { current } = hashCost
  return log !== current.log || r !== current.r || p !== current.p
}
