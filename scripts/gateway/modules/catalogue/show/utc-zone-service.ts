import type { IncomingHttpHeaders } from 'node:http'

/** Formats an offset from UTC: `UTC+8`, `UTC-3:30`. @param minutes east of UTC */
export const utcZone = (minutes: number): string => {
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/**
 * Returns the offset of the client's clock in minutes east of UTC (shell §7, header utc-offset), or null if invalid.
 */
export const visitorOffset = ({ 'utc-offset': sent }: IncomingHttpHeaders): number | null =>
  typeof sent === 'string' && /^-?\d{1,3}$/.test(sent) && Math.abs(Number(sent)) <= 14 * 60 ? Number(sent) : null
