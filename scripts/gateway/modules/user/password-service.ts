import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>
const LENGTH = 32

/** `salt:hash`, both base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}:${(await derive(password, salt, LENGTH)).toString('base64url')}`
}

/** Compares in constant time; false for a row without a password, after the same work. */
export const passwordMatches = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const [salt, hash] = (stored ?? ':').split(':').map((part) => Buffer.from(part, 'base64url'))
  const derived = await derive(password, salt, LENGTH)
  return hash.length === LENGTH && timingSafeEqual(derived, hash)
}
