import { ticketCodes, voucherDetail } from '@/api/voucher'
import { keys } from '@/platform/storage/keys'
import { entryName } from '@/request/steps/ticket-holder-cache'
import type { Services } from '../services'

type Deps = Pick<Services, 'platform' | 'stores'>

/**
 * Removes stored data of tickets that are being transferred: the keys of their codes, and the copies of their voucher.
 * Otherwise their codes could still be shown without a network.
 */
export const forgetGiven = ({ platform, stores }: Deps, voucherId: string, ticketIds: readonly string[]): void => {
  const { storage } = platform
  const { userId } = stores.user
  const held = storage.read(keys.ticketKeys, userId) ?? {}
  const left = Object.entries(held).filter(([ticketId]) => !ticketIds.includes(ticketId))
  storage.write(keys.ticketKeys, Object.fromEntries(left), userId)
  const copies = storage.read(keys.ticketHolder, userId) ?? {}
  const dropped = [ticketCodes, voucherDetail].map((call) => entryName(call, { voucherId }))
  const others = Object.entries(copies).filter(([name]) => !dropped.includes(name))
  storage.write(keys.ticketHolder, Object.fromEntries(others), userId)
}
