import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Keys that sign a .pkpass: PEM texts, and the certificate's pass type. */
export interface ApplePassKeys {
  certificate: string
  privateKey: string
  /** Apple's intermediate certificate (WWDR), which issued the merchant's certificate. */
  intermediate: string
  /** Pass type identifier, such as `pass.example.tickets`. */
  passTypeId: string
  teamId: string
}

/** Keys that sign a link of Google Wallet: the merchant's service account and issuer number. */
export interface GoogleWalletKeys {
  issuerId: string
  email: string
  privateKey: string
}

/** The merchant's keys for passes. A wallet without keys is not offered. */
export interface WalletKeys {
  APPLE?: ApplePassKeys
  GOOGLE?: GoogleWalletKeys
}

type Env = Readonly<Record<string, string | undefined>>

const subjectField = (subject: string, name: string): string =>
  subject
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Reads `certificate.pem`, `key.pem` and `wwdr.pem` from a folder. */
const readApple = (folder: string): ApplePassKeys => {
  const [certificate, privateKey, intermediate] = ['certificate.pem', 'key.pem', 'wwdr.pem'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  const own = new X509Certificate(certificate)
  const passTypeId = subjectField(own.subject, 'UID')
  const teamId = subjectField(own.subject, 'OU')
  if (!passTypeId.startsWith('pass.') || !teamId) throw new Error('certificate.pem is not a Pass Type ID certificate.')
  if (!own.checkPrivateKey(createPrivateKey(privateKey))) throw new Error('key.pem does not belong to certificate.pem.')
  if (!own.checkIssued(new X509Certificate(intermediate))) throw new Error('wwdr.pem did not issue certificate.pem.')
  return { certificate, privateKey, intermediate, passTypeId, teamId }
}

const serviceAccount = v.object({
  client_email: v.pipe(v.string(), v.nonEmpty()),
  private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----')),
})

const readGoogle = (file: string, issuerId: string): GoogleWalletKeys => {
  if (!/^\d+$/.test(issuerId))
    throw new Error(`Invalid GOOGLE_WALLET_ISSUER "${issuerId}": use the number of the issuer.`)
  const account = v.parse(serviceAccount, JSON.parse(readFileSync(file, 'utf8')))
  return { issuerId, email: account.client_email, privateKey: account.private_key }
}

const reading = <Keys>(name: string, read: () => Keys): Keys => {
  try {
    return read()
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

/**
 * Reads the keys from APPLE_PASS_KEYS (a folder), GOOGLE_WALLET_KEY (the service account's JSON file) and
 * GOOGLE_WALLET_ISSUER. @throws Error with a line for the user if keys are unreadable or do not match
 */
export const readWalletKeys = (env: Env): WalletKeys => {
  const { APPLE_PASS_KEYS: folder, GOOGLE_WALLET_KEY: file, GOOGLE_WALLET_ISSUER: issuer = '' } = env
  return {
    ...(folder ? { APPLE: reading('APPLE_PASS_KEYS', () => readApple(folder)) } : {}),
    ...(file ? { GOOGLE: reading('GOOGLE_WALLET_KEY', () => readGoogle(file, issuer)) } : {}),
  }
}
