import { own } from '@/lib/own'

/**
 * Kinds of certifications of an account: the person's name, the face check (electronic certificate), and student
 * status.
 */
export const AUTH_TYPES = ['PERSON', 'ELECTRONIC_CERT', 'STUDENT'] as const
export type AuthType = (typeof AUTH_TYPES)[number]

export type CertificationState = 'none' | 'passed' | 'pending' | 'refused' | 'expired'

const STATES: Readonly<Record<string, CertificationState>> = {
  AUTH_SUCCESS: 'passed',
  AUTHING: 'pending',
  AUTH_FAIL: 'refused',
  EXPIRED: 'expired',
}

interface Certified {
  authType: string
  authStatus: string
  /** Epoch ms; null or absent if the certification never ends. */
  validUntil?: number | null | undefined
}

/**
 * Returns the state of one kind of certification at a time (epoch ms). An unknown status counts as pending. This
 * project defines all statuses other than AUTH_SUCCESS (shell §4).
 */
export const certificationState = (
  certifications: readonly Certified[],
  type: AuthType,
  now: number,
): CertificationState => {
  const row = certifications.find(({ authType }) => authType === type)
  if (!row) return 'none'
  const state = own(STATES, row.authStatus) ?? 'pending'
  return state === 'passed' && row.validUntil != null && row.validUntil <= now ? 'expired' : state
}

/**
 * Returns true if an action requires the face check first (domain §4, §6). The action must be flagged, the merchant
 * must require the check, and the buyer must lack a valid electronic certificate.
 */
export const needsFaceAuth = (thing: { flagged: boolean; merchantRequires: boolean; certified: boolean }): boolean =>
  thing.flagged && thing.merchantRequires && !thing.certified

/** Channels by which a student is certified, by the host: the chat app's web and the phone's web only (shell §6). */
const STUDENT_CHANNELS: Readonly<Record<string, 'WEIXIN_H5' | 'H5'>> = { 'wechat-web': 'WEIXIN_H5', 'mobile-web': 'H5' }

/** Returns the `authChannel` of a host; null if students cannot be certified there. */
export const studentChannel = (hostName: string): 'WEIXIN_H5' | 'H5' | null => own(STUDENT_CHANNELS, hostName) ?? null
