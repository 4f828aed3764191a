import type { Clock } from './clock'
import type { Db } from './db/database'
import type { Faults } from './faults/registry'
import type { PartnerLinks } from './partner/links'
import type { PrivilegeHolders } from './people/privileges'
import type { Risk } from './risk/risk'
import type { SeatRooms } from './seats/rooms'
import type { Tokens } from './tokens'
import type { Traffic } from './traffic'

/** What every route needs: handed to each room of routes when it is registered. */
export interface Gateway {
  db: Db
  clock: Clock
  tokens: Tokens
  traffic: Traffic
  risk: Risk
  seats: SeatRooms
  privilegeHolders: PrivilegeHolders
  partnerLinks: PartnerLinks
  /** The console and the sandbox cashier exist. */
  sandbox: boolean
  /** What its console provokes; null where the gateway is no sandbox. */
  faults: Faults | null
  /** Web origins besides its own that a payment may return to. */
  returnOrigins: readonly string[]
}
