import type { Call } from '@/request/call'
import * as address from './address'
import * as attendee from './attendee'
import * as auth from './auth'
import * as bind from './bind'
import * as cart from './cart'
import * as category from './category'
import * as copywriting from './copywriting'
import * as layout from './layout'
import * as order from './order'
import * as payment from './payment'
import * as purchase from './purchase'
import * as risk from './risk'
import * as search from './search'
import * as seats from './seats'
import * as session from './session'
import * as shop from './shop'
import * as shortCode from './short-code'
import * as show from './show'
import * as version from './version'
import * as voucher from './voucher'

const resources = {
  address,
  attendee,
  auth,
  bind,
  cart,
  category,
  copywriting,
  layout,
  order,
  payment,
  purchase,
  risk,
  search,
  seats,
  session,
  shop,
  shortCode,
  show,
  version,
  voucher,
}

const isCall = (value: unknown): value is Call<object, unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'read' in value

/** Every call of the storefront by `resource.name`: for tests and tools that walk them all; screens import single calls. */
export const catalogue: Record<string, Call<object, unknown>> = Object.fromEntries(
  Object.entries(resources).flatMap(([resource, values]) =>
    Object.entries(values)
      .filter((entry): entry is [string, Call<object, unknown>] => isCall(entry[1]))
      .map(([name, call]) => [`${resource}.${name}`, call]),
  ),
)
